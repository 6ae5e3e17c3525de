import { beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../orders/support/mollie';
import {
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
} from '../orders/support/shop';
import { type Session, browser, confirm, confirmationCode, get, post, signInCode, withToken } from './support/account';

interface Me {
  firstname: string | null;
  lastname: string | null;
  addresses: { street: string }[];
}

let suit: TestVariant;
beforeAll(async () => {
  suit = await makeVariant({ stock: 50 });
});

const orderOf = (email: string, firstname: string) =>
  orderData([suit.item()], { user: { firstname, lastname: 'X', email } });
const keyOf = (placed: { slug: string; accessKey: string }) => ({
  'x-order-access': `${placed.slug}.${placed.accessKey}`,
});

/** Proves the mailbox by a mailed code; returns the headers of the session. */
async function claim(email: string, headers = browser()): Promise<Record<string, string>> {
  await post('auth/code', { email }, headers);
  const code = await signInCode(email);
  const { body } = await post<Session>('auth/code/verify', { email, code }, headers);
  return withToken(headers, body.jwt);
}

const me = async (headers: Record<string, string>) => (await get<Me>('users/me', headers)).body;
const ordersOf = async (headers: Record<string, string>) =>
  (await get<{ data: { slug: string }[] }>('orders', headers)).body.data.map(({ slug }) => slug);

describe('an account that a guest’s order created', () => {
  it('keeps nothing of a stranger who ordered with its email and did not pay', async () => {
    const email = newEmail();
    const planted = await placeOrder(orderOf(email, 'Vreemde'));
    const owner = await claim(email);
    expect(await me(owner)).toMatchObject({ firstname: null, lastname: null, addresses: [] });
    expect(await ordersOf(owner)).toEqual([]);
    // An order without an address goes nowhere, instead of to the stranger.
    const { shipping: _shipping, ...data } = orderData([suit.item()]);
    expect((await postOrder(data, owner)).status).toBe(422);
    // The stranger still sees the own order, but can no longer order into the account.
    expect((await readOrder(planted)).full).toBe(true);
    const again = await postOrder<{ error: { name: string } }>(orderOf(email, 'Vreemde'), keyOf(planted));
    expect([again.status, again.body.error.name]).toEqual([409, 'ExistingAccount']);
  });

  it('keeps name, address and order for the browser that ordered', async () => {
    const email = newEmail();
    const placed = await placeOrder(orderOf(email, 'Zoë'));
    const owner = await claim(email, browser(keyOf(placed)));
    expect(await me(owner)).toMatchObject({ firstname: 'Zoë', addresses: [{ street: 'Kade' }] });
    expect(await ordersOf(owner)).toEqual([placed.slug]);
  });

  it('believes no forged key, and no key of another order of the same email', async () => {
    const email = newEmail();
    const planted = await placeOrder(orderOf(email, 'Vreemde'));
    const second = await placeOrder(orderOf(email, 'Vreemde'), keyOf(planted));
    const forged = `${planted.slug}.${'x'.repeat(43)},${second.slug}.${second.accessKey}`;
    const owner = await claim(email, browser({ 'x-order-access': forged }));
    expect(await me(owner)).toMatchObject({ firstname: null, addresses: [] });
    expect(await ordersOf(owner)).toEqual([second.slug]);
  });

  it('gets a guest’s order once it is paid, before and after it is confirmed, but not the address', async () => {
    const email = newEmail();
    const paid = await placeOrder(orderOf(email, 'Zoë'));
    const open = await placeOrder(orderOf(email, 'Zoë'), keyOf(paid));
    expect(await settle(paid.orderNr, { status: 'paid' })).toBe(200);
    const owner = await claim(email);
    expect(await ordersOf(owner)).toEqual([paid.slug]);
    expect(await me(owner)).toMatchObject({ firstname: null, addresses: [] });
    expect(await settle(open.orderNr, { status: 'paid' })).toBe(200);
    expect(await ordersOf(owner)).toEqual([open.slug, paid.slug]);
  });

  it('is not opened by the stranger who ordered and signed up with its email', async () => {
    const email = newEmail();
    const placed = await placeOrder(orderOf(email, 'Vreemde'));
    const stranger = browser(keyOf(placed));
    await post('auth/local/register', { email, password: 'Van-een-vreemde-1' }, stranger);
    const confirmed = await confirm(await confirmationCode(email), browser());
    expect(confirmed.body.data).toMatchObject({ hasPassword: false });
    const login = await post('auth/local', { identifier: email, password: 'Van-een-vreemde-1' }, stranger);
    expect(login.body).not.toHaveProperty('jwt');
    expect(await ordersOf(await claim(email))).toEqual([]);
  });
});
