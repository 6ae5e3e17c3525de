// @full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Session, browser, get, post, signInCode, withToken } from '../accounts/support/account';
import { buyLessons, key, makeLesson, makeLevel, makeOffer, readAccess } from '../academy/support';
import { database } from '../support/database';
import { callAdmin } from './support/admin';
import { askQuote } from './support/discounts';
import { settle } from './support/mollie';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  makeVariant,
  newEmail,
  orderData,
  placeOrder,
  postOrder,
  readOrder,
} from './support/shop';

const SETTINGS = '/content-manager/single-types/api::site-settings.site-settings?locale=nl';
const setKnownEmail = async (knownEmail: 'sign-in' | 'guest') => {
  expect((await callAdmin(SETTINGS, { method: 'PUT', json: { knownEmail } })).status).toBe(200);
};

let suit: TestVariant;
let oneLesson: TestVariant;
let oneLevel: TestVariant;
let lesson: string;
beforeAll(async () => {
  suit = await makeVariant({ stock: 100 });
  const level = await makeLevel();
  lesson = await makeLesson(level);
  await makeLesson(level);
  oneLesson = await makeOffer('lesson', 4.95, lesson);
  oneLevel = await makeOffer('level', 19.95, level);
  await setKnownEmail('guest');
});
afterAll(() => setKnownEmail('sign-in'));

const consent = { terms: true, immediateAccess: true };
const orderOf = (email: string, firstname = 'Vreemde', cart: object[] = [suit.item()]) =>
  orderData(cart, { user: { firstname, lastname: 'X', email }, consent });
const pay = (order: Placed) => settle(order.orderNr, { status: 'paid', method: 'ideal' });

/** A customer whose account is confirmed: headers of the session, and the email address. */
async function customer(): Promise<{ email: string; owner: Record<string, string>; first: Placed }> {
  const email = newEmail();
  const headers = browser();
  const first = await placeOrder(orderOf(email, 'Zoë'), headers);
  await post('auth/code', { email }, { ...headers, ...key(first) });
  const code = await signInCode(email);
  const { body } = await post<Session>('auth/code/verify', { email, code }, { ...headers, ...key(first) });
  return { email, owner: withToken(headers, body.jwt), first };
}

const ordersOf = async (headers: Record<string, string>) =>
  (await get<{ data: { slug: string }[] }>('orders', headers)).body.data.map(({ slug }) => slug);
const me = async (headers: Record<string, string>) =>
  (await get<{ firstname: string; addresses: { street: string }[] }>('users/me', headers)).body;

describe('a guest with the email address of an account, where the settings let guests order', () => {
  it('gets the same answer as with a new email address', async () => {
    const { email } = await customer();
    const shape = async (address: string) => {
      const { status, body } = await postOrder(orderOf(address));
      const { orderNr, slug, paymentUrl, accessKey, ...rest } = body.data;
      const seen = await readOrder({ slug, accessKey });
      return {
        status,
        rest,
        given: [orderNr, slug, paymentUrl, accessKey].map((value) => typeof value),
        order: Object.keys(seen).sort(),
        timeline: (seen.timeline as { kind: string }[]).map(({ kind }) => kind),
      };
    };
    expect(await shape(email)).toEqual(await shape(newEmail()));
  });

  it('orders into no account: the owner sees nothing of it before it is paid, and keeps name and addresses', async () => {
    const { email, owner, first } = await customer();
    const planted = await placeOrder(orderOf(email));
    expect(await ordersOf(owner)).toEqual([first.slug]);
    expect(await me(owner)).toMatchObject({ firstname: 'Zoë', addresses: [{ street: 'Kade' }] });
    await pay(planted);
    expect(await ordersOf(owner)).toEqual([planted.slug, first.slug]);
    expect(await me(owner)).toMatchObject({ firstname: 'Zoë', addresses: [{ street: 'Kade' }] });
  });

  it('reaches only the own order with its key, also when it is paid', async () => {
    const { email, first } = await customer();
    const stranger = browser();
    const planted = await placeOrder(orderOf(email), stranger);
    await pay(planted);
    const keyed = { ...stranger, ...key(planted) };
    expect((await readOrder(planted, stranger)).full).toBe(true);
    expect((await readOrder({ slug: first.slug }, keyed)).full).toBe(false);
    expect((await get('users/me', keyed)).status).toBe(401);
    const second = await placeOrder(orderOf(email), keyed);
    expect((await readOrder({ slug: first.slug }, { ...stranger, ...key(second) })).full).toBe(false);
  });

  it('gets no credit for what the account owns, and learns nothing of it', async () => {
    const { email, owner } = await customer();
    const bought = await placeOrder(orderOf(email, 'Zoë', [oneLesson.item()]), owner);
    await pay(bought);
    const ask = async (headers: Record<string, string> = {}) => {
      const { body } = await askQuote({ data: { cart: [oneLevel.item(), oneLesson.item()], email } }, headers);
      return body.data as unknown as { total: number; lines: { state: string }[] };
    };
    expect(await ask()).toEqual(
      (await askQuote({ data: { cart: [oneLevel.item(), oneLesson.item()], email: newEmail() } })).body.data,
    );
    const { status, body } = await postOrder<ShopFailure>({
      ...orderOf(email, 'Vreemde', [oneLevel.item()]),
      expectedTotal: 1500,
    });
    expect([status, body.error.name]).toEqual([409, 'TotalChanged']);
    const full = await placeOrder(orderOf(email, 'Vreemde', [oneLevel.item()]));
    expect(full.total).toBe(1995);
  });

  it('opens its lessons to the guest who paid, and to the owner of the mailbox', async () => {
    const { email, owner } = await customer();
    const stranger = browser();
    const planted = await placeOrder(orderOf(email, 'Vreemde', [oneLesson.item()]), stranger);
    expect((await readAccess(owner, [lesson])).lessons[lesson]).toBe('locked');
    await pay(planted);
    expect((await readAccess({ ...stranger, ...key(planted) }, [lesson])).lessons[lesson]).toBe('owned');
    expect((await readAccess(owner, [lesson])).lessons[lesson]).toBe('owned');
    // Other lessons of the account stay closed to the guest.
    const rest = await buyLessons([oneLevel.item()], {}, owner);
    expect((await readAccess({ ...stranger, ...key(planted) }, [])).owned.levels).toEqual([]);
    expect(rest.order.total).toBe(1500);
  });

  it('does not get into an account that nobody has confirmed either', async () => {
    const email = newEmail();
    const first = await placeOrder(orderOf(email, 'Zoë'));
    const planted = await placeOrder(orderOf(email));
    // The key of the own order opens no way into the account.
    const again = await placeOrder(orderOf(email), key(planted));
    const owners = await database()('orders').whereIn('slug', [planted.slug, again.slug]).pluck('user_id');
    expect(owners).toEqual([null, null]);
    const owner = browser(key(first));
    await post('auth/code', { email }, owner);
    const code = await signInCode(email);
    const { body } = await post<Session>('auth/code/verify', { email, code }, owner);
    const signedIn = withToken(owner, body.jwt);
    expect(await ordersOf(signedIn)).toEqual([first.slug]);
    expect(await me(signedIn)).toMatchObject({ firstname: 'Zoë' });
    await pay(again);
    expect(await ordersOf(signedIn)).toEqual([again.slug, first.slug]);
  });

  it('has a free order that comes into the account at once', async () => {
    const { email, owner, first } = await customer();
    const gift = await makeVariant({ price: 0, type: 'lesson' });
    const free = await placeOrder(orderOf(email, 'Vreemde', [gift.item()]));
    expect(free).toMatchObject({ total: 0, status: 'paid' });
    expect(await ordersOf(owner)).toEqual([free.slug, first.slug]);
  });
});

describe('the setting', () => {
  it('is off by default: a known email address is asked to sign in', async () => {
    const { email } = await customer();
    await setKnownEmail('sign-in');
    try {
      const { status, body } = await postOrder<ShopFailure>(orderOf(email));
      expect([status, body.error.name]).toEqual([409, 'ExistingAccount']);
    } finally {
      await setKnownEmail('guest');
    }
  });
});
