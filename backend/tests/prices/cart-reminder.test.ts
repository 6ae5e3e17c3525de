import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signUp } from '../accounts/support/account';
import { mailsTo, waitForMail } from '../orders/support/mail';
import { type TestVariant, makeVariant, newEmail, orderData, placeOrder, setStock } from '../orders/support/shop';
import { asStorefront, call, waitFor } from '../support/client';
import { database } from '../support/database';

const ask = (email: string, cart: object[], locale = 'nl') =>
  call<{ data?: object; error?: { name: string } }>('/api/cart-reminders', {
    method: 'POST',
    json: { data: { email, cart } },
    headers: asStorefront({ 'x-shop-locale': locale }),
  });
const stop = (token: string) =>
  call('/api/cart-reminders/stop', { method: 'POST', json: { data: { stop: token } }, headers: asStorefront() });

const rowOf = (email: string) => database()('cart_reminders').where({ email }).first();
/** As if the hours had passed. Orders placed until now are newer than the request. */
const makeDue = (email: string) => database()('cart_reminders').where({ email }).update({ due_at: new Date() });
const isGone = (email: string) => waitFor(async () => ((await rowOf(email)) ? undefined : true));

let suit: TestVariant;
let rare: TestVariant;
beforeAll(async () => {
  suit = await makeVariant();
  rare = await makeVariant({ stock: 3 });
});

describe('a cart that was asked for', () => {
  it('is mailed once after some hours, with what can be bought, and the way to say no more', async () => {
    const email = newEmail();
    expect((await ask(email.toUpperCase(), [rare.item(2)])).status).toBe(200);
    expect((await ask(email, [suit.item(2), rare.item(9)])).body).toEqual({ data: { ok: true } });
    const row = await rowOf(email);
    expect(row).toMatchObject({ state: 'waiting', language: 'nl' });
    expect(row.consent).toContain('over ongeveer 4 uur');
    expect(new Date(row.due_at).getTime() - new Date(row.requested_at).getTime()).toBe(4 * 3_600_000);
    await makeDue(email);
    const mail = await waitForMail(email, () => true);
    expect(mail.subject).toContain('Je winkelmand bij');
    const link = /\/cart-reminder#cart=(\S+)/.exec(mail.text)?.[1] ?? '';
    expect(JSON.parse(decodeURIComponent(link))).toEqual([
      { variantId: suit.id, quantity: 2, options: suit.item().options },
      { variantId: rare.id, quantity: 3, options: rare.item().options },
    ]);
    expect(decodeURIComponent(link)).not.toContain(email);

    // Within a day nobody can make another one come, and after the link never.
    await ask(email, [suit.item()]);
    expect(await rowOf(email)).toMatchObject({ state: 'sent' });
    const token = /cart-reminder\?stop=(\S+)/.exec(mail.text)?.[1] ?? '';
    expect((await stop(`${token.slice(0, -1)}x`)).status).toBe(400);
    expect((await stop(token)).status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
    expect((await ask(email, [suit.item()])).status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is not mailed after an order from that address, nor when nothing can be bought; both are deleted', async () => {
    const [buyer, late] = [newEmail(), newEmail()];
    const gone = await makeVariant({ stock: 1 });
    await ask(buyer, [suit.item()]);
    await ask(late, [gone.item()]);
    await placeOrder(orderData([suit.item()], { user: { firstname: 'Zoë', lastname: 'van Dam', email: buyer } }));
    await setStock(gone.sku, 0);
    await makeDue(late);
    await Promise.all([isGone(buyer), isGone(late)]);
    const mails = [...(await mailsTo(buyer)), ...(await mailsTo(late))];
    expect(mails.filter(({ text }) => text.includes('cart-reminder'))).toEqual([]);
  });

  it('is deleted after a week, and with the account, whose export has it', async () => {
    const [old, person] = [newEmail(), await signUp()];
    await ask(old, [suit.item()]);
    await ask(person.email, [suit.item()]);
    const headers = asStorefront(person.headers);
    const { body } = await call<{ data: { cartReminder: object } }>('/api/users/me/export', { headers });
    expect(body.data.cartReminder).toMatchObject({ state: 'waiting', cart: [{ variantId: suit.id, quantity: 1 }] });
    await call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers });
    expect(await rowOf(person.email)).toBeUndefined();
    await database()('cart_reminders')
      .where({ email: old })
      .update({ requested_at: new Date(Date.now() - 8 * 24 * 3_600_000) });
    await isGone(old);
  });

  it.each([
    ['no address', { email: 'nobody' }, 422],
    ['an empty cart', { cart: [] }, 422],
    ['an id that no database takes', { cart: [{ variantId: 'a\0b', quantity: 1, options: [] }] }, 422],
    ['too many lines', { cart: Array.from({ length: 16 }, () => ({ variantId: 'a', quantity: 1, options: [] })) }, 422],
  ])('%s is refused', async (_, over, status) => {
    const data = { email: newEmail(), cart: [suit.item()], ...over };
    expect(
      (await call('/api/cart-reminders', { method: 'POST', json: { data }, headers: asStorefront() })).status,
    ).toBe(status);
  });

  it('is for the storefront only', async () => {
    const json = { data: { email: newEmail(), cart: [suit.item()] } };
    expect((await call('/api/cart-reminders', { method: 'POST', json })).status).toBe(403);
  });
});
