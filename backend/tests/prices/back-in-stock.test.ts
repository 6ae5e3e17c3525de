// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { callAdmin } from '../orders/support/admin';
import { mailsTo, waitForMail } from '../orders/support/mail';
import {
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  readStock,
  setStock,
} from '../orders/support/shop';
import { asStorefront, call, waitFor } from '../support/client';
import { database } from '../support/database';

const ask = (variantId: string, email: string, locale = 'nl', from: Record<string, string> = {}) =>
  call<{ data: { state: string }; error?: { name: string; details: object } }>('/api/back-in-stock', {
    method: 'POST',
    json: { data: { variantId, email } },
    headers: asStorefront({ 'x-shop-locale': locale, ...from }),
  });
const stop = (request: string) =>
  call<{ data: object; error?: { name: string } }>('/api/back-in-stock/stop', {
    method: 'POST',
    json: { data: { request } },
    headers: asStorefront(),
  });
const stopLink = (text: string): string => /back-in-stock\?request=(\S+)/.exec(text)?.[1] ?? '';

describe('subscribing to back-in-stock mails', () => {
  it('is stored once, with the same response the second time', async () => {
    const variant = await makeVariant({ stock: 0 });
    const email = newEmail();
    const answers = [await ask(variant.id, email), await ask(variant.id, email.toUpperCase())];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { data: { state: 'waiting' } }],
      [200, { data: { state: 'waiting' } }],
    ]);
    await setStock(variant.sku, 5);
    const mail = await waitForMail(email, () => true);
    expect(mail.subject).toBe(`Weer leverbaar: Pak ${variant.sku}`);
    expect(mail.text).toContain('?color=blue&size=m');
    await setStock(variant.sku, 0);
    await setStock(variant.sku, 5);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    ['no address', { email: 'nobody' }, 422],
    ['no variant', { variantId: 'unknown' }, 404],
    ['a variant as a number', { variantId: 7 }, 422],
    ['any text as a variant', { variantId: 'a variant' }, 422],
  ])('%s is refused', async (_, over, status) => {
    const variant = await makeVariant({ stock: 0 });
    const data = { variantId: variant.id, email: newEmail(), ...over };
    const answer = await call('/api/back-in-stock', { method: 'POST', json: { data }, headers: asStorefront() });
    expect(answer.status).toBe(status);
  });

  it('for an available variant returns its state, and for lessons 404', async () => {
    const [there, lesson] = [await makeVariant({ stock: 1 }), await makeVariant({ type: 'lesson' })];
    expect((await ask(there.id, newEmail())).body).toEqual({ data: { state: 'available' } });
    expect((await ask(lesson.id, newEmail())).status).toBe(404);
  });

  it('is for the storefront only', async () => {
    const variant = await makeVariant({ stock: 0 });
    const json = { data: { variantId: variant.id, email: newEmail() } };
    expect((await call('/api/back-in-stock', { method: 'POST', json })).status).toBe(403);
    expect((await call('/api/back-in-stock-requests', { headers: asStorefront() })).status).toBe(404);
  });
});

describe('requests of strangers with somebody else’s address', () => {
  const waitingFor = async (email: string): Promise<string[]> =>
    (await database()('back_in_stock_requests').where({ email, state: 'waiting' }).orderBy('id')).map(
      ({ variant_id: id }: { variant_id: string }) => id,
    );
  let variants: TestVariant[];
  beforeAll(async () => {
    variants = [];
    for (let index = 0; index < 22; index += 1) variants.push(await makeVariant({ stock: 0 }));
  });

  it('give way to a newer one: the oldest of twenty is dropped', async () => {
    const email = newEmail();
    for (const { id } of variants.slice(0, 20)) await ask(id, email);
    const [own] = variants.slice(21);
    if (!own) throw new Error('There is no variant');
    await ask(own.id, email);
    expect(await waitingFor(email)).toEqual([...variants.slice(1, 20), own].map(({ id }) => id));
    // Asked for again, it keeps its place and pushes nothing out.
    await ask(own.id, email);
    expect(await waitingFor(email)).toHaveLength(20);
    await setStock(own.sku, 1);
    expect((await waitForMail(email, () => true)).subject).toBe(`Weer leverbaar: Pak ${own.sku}`);
    await setStock(own.sku, 0);
  });

  it('of one network are ten a day', async () => {
    const email = newEmail();
    const [own, ...others] = variants;
    if (!own) throw new Error('There is no variant');
    await ask(own.id, email);
    for (const { id } of others) expect((await ask(id, email, 'nl', { 'x-shop-ip': '10.66.66.66' })).status).toBe(200);
    expect(await waitingFor(email)).toEqual([own, ...others.slice(0, 10)].map(({ id }) => id));
  });
});

describe('the mails', () => {
  it('are sent in the order of subscription: three for a piece released by an unpaid order', async () => {
    const variant = await makeVariant({ stock: 1 });
    const order = await placeOrder(orderData([variant.item()]));
    expect(await readStock(variant.sku)).toBe(0);
    const waiting = Array.from({ length: 5 }, newEmail);
    for (const email of waiting) expect((await ask(variant.id, email)).body.data.state).toBe('waiting');
    const replacing = orderData([(await makeVariant()).item()], { replaces: order.slug });
    await placeOrder(replacing, { 'x-order-access': `${order.slug}.${order.accessKey}` });
    await waitFor(async () => ((await readStock(variant.sku)) === 1 ? true : undefined));
    for (const email of waiting.slice(0, 3)) await waitForMail(email, () => true);
    expect((await Promise.all(waiting.map(mailsTo))).map((mails) => mails.length)).toEqual([1, 1, 1, 0, 0]);
    // Two more pieces are six more mails.
    const { body } = await callAdmin<{ results: { documentId: string }[] }>(
      `/content-manager/collection-types/api::stock.stock?filters[sku]=${variant.sku}`,
    );
    const path = `/content-manager/collection-types/api::stock.stock/${body.results[0]?.documentId}`;
    await callAdmin(path, { method: 'PUT', json: { sku: variant.sku, lowThreshold: 5, adjustment: '2' } });
    for (const email of waiting.slice(3)) await waitForMail(email, () => true);
  });

  it('use the language of the page', async () => {
    const variant = await makeVariant({ stock: 0, german: true });
    const email = newEmail();
    await ask(variant.id, email, 'de');
    await setStock(variant.sku, 1);
    const mail = await waitForMail(email, () => true);
    expect(mail.subject).toBe(`Wieder da: Anzug ${variant.sku}`);
    expect(mail.text).toMatch(/de\.localhost:\d+\/shop\/anzug-/);
  });

  it('stop for every product by their link', async () => {
    const [notified, other] = [await makeVariant({ stock: 0 }), await makeVariant({ stock: 0 })];
    const email = newEmail();
    await ask(notified.id, email);
    await ask(other.id, email);
    await setStock(notified.sku, 1);
    const link = stopLink((await waitForMail(email, () => true)).text);
    for (const forged of ['', link.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')), link.split('.')[0] ?? ''])
      expect((await stop(forged)).body.error?.name).toBe('InvalidCode');
    expect([(await stop(link)).status, (await stop(link)).status]).toEqual([200, 200]);
    const later = newEmail();
    await ask(other.id, later);
    await setStock(other.sku, 1);
    await waitForMail(later, () => true);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});
