// @full
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type TestVariant,
  address,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
} from '../orders/support/shop';
import { makeForm, readSubmissions, submit } from '../forms/support/forms';
import { mailsTo } from '../orders/support/mail';
import { settle } from '../orders/support/mollie';
import { asStorefront, call, waitFor } from '../support/client';
import { statement, withdraw } from '../withdrawals/support/withdrawals';
import {
  PASSWORD,
  type Person,
  type Session,
  browser,
  get,
  isSignedIn,
  newAddress,
  post,
  signInAt,
  signInCode,
  signUp,
  withToken,
} from './support/account';

interface Me {
  firstname: string | null;
  language: string;
  hasPassword: boolean;
  addresses: Record<string, unknown>[];
}
interface Orders {
  data: { orderNr: string; slug: string; title: string; lines: number; total: number; image: unknown }[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

const put = (json: unknown, headers: Record<string, string>) =>
  call<Me & { error: { name: string; details: { errors: object[] } } }>('/api/users/me', {
    method: 'PUT',
    json,
    headers,
  });
const remove = (json: unknown, headers: Record<string, string>) =>
  call<{ error: { name: string } }>('/api/users/me', { method: 'DELETE', json, headers });
const listOrders = (headers: Record<string, string>, query = '') => get<Orders>(`orders${query}`, headers);

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
});

describe('the profile', () => {
  it('stores several addresses in order, with a label', async () => {
    const { headers } = await signUp();
    const addresses = [
      address('nl', { label: 'Thuis', firstname: 'Noor', lastname: 'Élise 🏊' }),
      address('de', { label: 'Oma' }),
    ];
    await put({ firstname: 'Noor', language: 'de', addresses }, headers);
    const { body } = await get<Me>('users/me', headers);
    expect(body).toMatchObject({ firstname: 'Noor', language: 'de', hasPassword: true });
    expect(body.addresses.map(({ label, country, lastname }) => [label, country, lastname])).toEqual([
      ['Thuis', 'nl', 'Élise 🏊'],
      ['Oma', 'de', ''],
    ]);
    await put({ addresses: [...addresses].reverse() }, headers);
    expect((await get<Me>('users/me', headers)).body.addresses[0]).toMatchObject({ label: 'Oma' });
  });

  it('names the invalid fields of each address', async () => {
    const { headers } = await signUp();
    const bad = [address(), address('nl', { postalCode: '12' }), address('us', { postalCode: '1' }), { country: 'nl' }];
    const { status, body } = await put({ addresses: bad, firstname: 'a\u0000b' }, headers);
    expect([status, body.error.name]).toEqual([422, 'ValidationError']);
    for (const [path, name] of [
      [['firstname'], 'invalid'],
      [['addresses', '1', 'postalCode'], 'postalCode'],
      [['addresses', '2', 'country'], 'country'],
      [['addresses', '3', 'street'], 'required'],
    ])
      expect(body.error.details.errors).toContainEqual({ path, name });
    expect((await get<Me>('users/me', headers)).body.addresses).toEqual([]);
    const many = Array.from({ length: 11 }, () => address());
    expect((await put({ addresses: many }, headers)).body.error.details.errors).toEqual([
      { path: ['addresses'], name: 'tooLong' },
    ]);
  });
});

describe('orders', () => {
  it('of a guest appear once the address is confirmed, newest first', async () => {
    const email = newEmail();
    const user = { firstname: 'Zoë', lastname: 'van Dam', email };
    const first = await placeOrder(orderData([suit.item()], { user }));
    const access = { 'x-order-access': `${first.slug}.${first.accessKey}` };
    const second = await placeOrder(orderData([suit.item(2)], { user }), access);
    const stranger = await placeOrder(orderData([suit.item()]));
    const held = `${first.slug}.${first.accessKey},${second.slug}.${second.accessKey}`;
    const headers = browser({ 'x-order-access': held });
    await post('auth/code', { email }, headers);
    const { body } = await post<Session>('auth/code/verify', { email, code: await signInCode(email) }, headers);
    const list = await listOrders(withToken(headers, body.jwt));
    expect(list.body.data.map(({ orderNr }) => orderNr)).toEqual([second.orderNr, first.orderNr]);
    expect(list.body.data[0]).toMatchObject({
      slug: second.slug,
      status: 'open',
      fulfilment: 'new',
      total: second.total,
      currency: 'EUR',
      title: `Pak ${suit.sku}`,
      lines: 1,
    });
    expect(list.body.meta.pagination).toEqual({ page: 1, pageSize: 10, pageCount: 1, total: 2 });
    const whole = await readOrder({ slug: first.slug }, withToken({}, body.jwt));
    expect(whole).toMatchObject({ full: true, trackingUrl: null, timeline: [{ kind: 'placed' }] });
    expect((await readOrder({ slug: stranger.slug }, withToken({}, body.jwt))).full).toBe(false);
  });

  it('are paged, and invalid page numbers are no error', async () => {
    const person = await signUp();
    for (let index = 0; index < 3; index += 1) await placeOrder(orderData([suit.item()]), withToken({}, person.jwt));
    const second = await listOrders(person.headers, '?page=2&pageSize=2');
    expect([second.body.data.length, second.body.meta.pagination]).toEqual([
      1,
      { page: 2, pageSize: 2, pageCount: 2, total: 3 },
    ]);
    for (const query of [
      '?page=0',
      '?page=-1',
      '?page=x',
      '?pageSize=9999',
      '?page[]=1',
      '?page=99999999999',
      '?page=1.5',
    ])
      expect((await listOrders(person.headers, query)).status, query).toBe(200);
    expect((await listOrders(person.headers, '?page=9')).body.data).toEqual([]);
  });

  it('of a signed-in customer use the account’s email, create no second account and may fill the profile', async () => {
    const person = await signUp();
    const other = newAddress('anders');
    const data = orderData([suit.item()], {
      user: { firstname: 'Sam', lastname: 'Smit', email: other },
      saveAddress: true,
    });
    const placed = await placeOrder(data, withToken({}, person.jwt));
    expect(await readOrder({ slug: placed.slug }, withToken({}, person.jwt))).toMatchObject({ email: person.email });
    const { body } = await get<Me>('users/me', person.headers);
    expect(body).toMatchObject({ firstname: 'Sam', addresses: [{ street: 'Kade', postalCode: '1234 AB' }] });
    // The same address is not stored twice; address and email may be omitted.
    await placeOrder({ ...data, user: { firstname: 'Sam', lastname: 'Smit' } }, withToken({}, person.jwt));
    expect((await get<Me>('users/me', person.headers)).body.addresses).toHaveLength(1);
    await post('auth/forgot-password', { email: other });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await mailsTo(other)).toEqual([]);
  });

  it('of a guest with the email of an account are still refused', async () => {
    const person = await signUp();
    const user = { firstname: 'A', lastname: 'B', email: person.email };
    const { status, body } = await postOrder<{ error: { name: string } }>(orderData([suit.item()], { user }));
    expect([status, body.error.name]).toEqual([409, 'ExistingAccount']);
  });
});

describe('an order by number and email', () => {
  const find = (orderNr: unknown, email: unknown, headers = browser()) =>
    post('orders/find', { orderNr, email }, headers);
  const open = (slug: string, key: string) =>
    post<{ data: { accessKey: string } }>(`orders/${slug}/access`, { code: key }, asStorefront());

  it('is opened by a link that works once', async () => {
    const email = newEmail();
    const placed = await placeOrder(orderData([suit.item()], { user: { firstname: 'Z', lastname: 'D', email } }));
    const other = await placeOrder(orderData([suit.item()]));
    expect((await find(placed.orderNr.toLowerCase(), email.toUpperCase())).body).toEqual({ data: { ok: true } });
    const mail = await waitFor(async () =>
      (await mailsTo(email)).find(({ subject }) => subject === `Je bestelling ${placed.orderNr} bekijken`),
    );
    const link = /http:\/\/localhost:3900\/mail-link\/order\?\S+/.exec(mail.text)?.[0] ?? '';
    const query = new URL(link).searchParams;
    expect(query.get('order')).toBe(placed.slug);
    const key = query.get('code') ?? '';
    const read = `/api/orders/${placed.slug}/access?key=${key}`;
    expect((await call(read, { headers: asStorefront() })).status).toBe(403);
    expect((await open(other.slug, key)).status).toBe(403);
    expect((await open(placed.slug, key)).body.data.accessKey).toBe(placed.accessKey);
    expect((await open(placed.slug, key)).status).toBe(403);
    expect((await readOrder(placed)).full).toBe(true);
  });

  it('gets the same response when it does not exist, and no mail', async () => {
    const email = newEmail();
    const placed = await placeOrder(orderData([suit.item()]));
    for (const [orderNr, to] of [
      [placed.orderNr, email],
      ['ZW2026-99999', email],
      ["x' or 1=1 --", email],
    ])
      expect((await find(orderNr, to)).body).toEqual({ data: { ok: true } });
    expect((await find('', email)).status).toBe(422);
    expect((await find(placed.orderNr, 'x')).status).toBe(422);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('all my data', () => {
  it('is one file with everything and no secrets', async () => {
    const person = await signUp();
    await put({ firstname: 'Noor', addresses: [address()] }, person.headers);
    const placed = await placeOrder(orderData([suit.item()]), withToken({}, person.jwt));
    expect(await settle(placed.orderNr, { status: 'paid' })).toBe(200);
    const { body: receipt } = await withdraw(statement({ orderNr: placed.orderNr, email: person.email }));
    const slug = await makeForm([{ name: 'email', type: 'email', label: 'E-mail' }]);
    expect((await submit(slug, { email: person.email.toUpperCase() })).status).toBe(201);
    expect((await submit(slug, { email: `x${person.email}` })).status).toBe(201);
    const { status, body } = await get<{ data: Record<string, unknown> }>('users/me/export', person.headers);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      profile: { email: person.email, firstname: 'Noor' },
      addresses: [{ street: 'Kade', country: 'nl' }],
      orders: [
        {
          orderNr: placed.orderNr,
          lines: [{ sku: suit.sku }],
          payments: [{ attempt: 1 }],
          documents: [{ kind: 'invoice' }],
          consent: {
            text: 'Ik ga akkoord met de algemene voorwaarden en heb het privacybeleid gelezen.',
            immediateAccess: false,
          },
        },
      ],
      withdrawals: [{ receiptNr: receipt.data.receiptNr, state: 'matched' }],
      sessions: [{ device: 'Firefox · Windows' }],
      forms: [{ form: slug, answers: [{ name: 'email', value: person.email.toUpperCase() }] }],
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|\$2[aby]\$|checkout|provider_id|tr_|slug|accessKey/i);
  });
});

describe('deleting the account', () => {
  it('requires the password or a mailed code', async () => {
    const person = await signUp();
    for (const proof of [undefined, {}, { password: 'mis' }, { code: '1' }])
      expect((await remove(proof, person.headers)).body.error.name).toBe('Reauthenticate');
    expect(await isSignedIn(person.jwt)).toBe(true);
  });

  it('removes everything except what tax law requires', async () => {
    const person: Person = await signUp();
    await put({ firstname: 'Noor', addresses: [address()] }, person.headers);
    const placed = await placeOrder(orderData([suit.item()]), withToken({}, person.jwt));
    const slug = await makeForm([{ name: 'email', type: 'email', label: 'E-mail' }]);
    await submit(slug, { email: person.email });
    await submit(slug, { email: `x${person.email}` });
    expect((await remove({ password: PASSWORD }, person.headers)).status).toBe(200);
    expect((await readSubmissions(slug)).map(({ summary }) => summary)).toEqual([`x${person.email}`]);
    expect(await isSignedIn(person.jwt)).toBe(false);
    expect((await signInAt(browser(), person.email)).body.error.name).toBe('InvalidCredentials');
    const mail = await waitFor(async () =>
      (await mailsTo(person.email)).find(({ subject }) => subject.includes('is verwijderd')),
    );
    expect(mail.text).toContain('Hoi Noor');
    // The order is kept for the books, and for holders of its key.
    expect((await readOrder(placed)).full).toBe(true);
    // A new account with the same email starts empty.
    const again = await signUp(person.email);
    expect((await listOrders(again.headers)).body.data).toEqual([]);
    expect((await get<Me>('users/me', again.headers)).body).toMatchObject({ firstname: null, addresses: [] });
    expect((await readOrder({ slug: placed.slug }, withToken({}, again.jwt))).full).toBe(false);
  });
});
