// @full
import { beforeAll, describe, expect, it } from 'vitest';
import type { ParcelCard } from '../../contract/parcel-cards';
import { type Person, PASSWORD, signUp } from '../accounts/support/account';
import { settle } from '../orders/support/mollie';
import type { TestVariant } from '../orders/support/shop';
import { type Desk, pieces, refund } from '../refunds/support';
import { type Answer, asStorefront, call } from '../support/client';
import { database } from '../support/database';
import { askQuote } from '../orders/support/discounts';
import { buyLessons, key, makeLesson, makeLevel, makeOffer, makeSuit, orderLessons, readAccess } from './support';
import { codeOn, documentIdOf, printCards as print } from './printed-cards';

interface Reply {
  data: ParcelCard;
  error?: { name: string; details: { reason?: string; retryAfter?: number } };
}
type Who = { headers: Record<string, string> };
const NOBODY: Who = { headers: {} };

const send = (who: Who, path: string, code: string, over: Record<string, string> = {}): Promise<Answer<Reply>> =>
  call(`/api/academy/parcel-card${path}`, {
    method: 'POST',
    json: { code },
    headers: asStorefront({ ...who.headers, ...over }),
  });
const look = async (who: Who, code: string): Promise<ParcelCard> => (await send(who, '', code)).body.data;
const redeem = (who: Who, code: string) => send(who, '/redeem', code);
const reasonOf = ({ status, body }: Answer<Reply>) => [status, body.error?.details.reason];

let level = '';
let lesson = '';
let suit: TestVariant;
beforeAll(async () => {
  level = await makeLevel();
  lesson = await makeLesson(level);
  await makeLesson(level);
  suit = await makeSuit({ lessons: [lesson] });
});

const watches = async (who: Who): Promise<string | undefined> =>
  (await readAccess(who.headers, [lesson])).lessons[lesson];

/** A paid order of a suit by somebody else, with its printed card. */
async function gift(quantity = 1): Promise<{ desk: Desk; code: string }> {
  const desk = await buyLessons([suit.item(quantity)]);
  return { desk, code: codeOn((await print(desk))[0]) };
}

describe('the card in the parcel', () => {
  it('is printed for paid orders with free lessons, in their language, with the same code each time', async () => {
    const [plain, unpaid] = [await buyLessons([(await makeSuit({})).item()]), await orderLessons([suit.item()])];
    expect(await print(plain, unpaid)).toEqual([]);
    const { desk, code } = await gift();
    const pages = await print(unpaid, desk, plain);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Bij dit drijfpak horen gratis videolessen');
    expect(codeOn(pages[0])).toBe(code);
    const rows = await database()('parcel_cards').select();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await call(`/shop/desk/parcel-cards?ids=${documentIdOf(desk)}`, { headers: asStorefront() })).status).toBe(
      401,
    );
  });

  it('opens the free lessons in one account, once, by its button', async () => {
    const [receiver, other] = [await signUp(), await signUp()];
    const { desk, code } = await gift();
    expect(await look(NOBODY, code)).toMatchObject({
      state: 'open',
      account: null,
      opens: [{ path: expect.any(String) }],
    });
    expect(await look(receiver, code)).toMatchObject({ state: 'open', account: receiver.email });
    expect(await watches(receiver)).toBe('locked');
    expect((await redeem(NOBODY, code)).status).toBe(401);

    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const answers = await Promise.all([redeem(receiver, typed), redeem(receiver, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await watches(receiver)).toBe('owned');
    expect(await look(receiver, code)).toMatchObject({ state: 'redeemed' });
    expect(reasonOf(await redeem(other, code))).toEqual([400, 'used']);
    expect(await look(NOBODY, code)).toEqual({ state: 'used', opens: [], account: null });
    expect(await watches(other)).toBe('locked');
    // The buyer keeps them.
    expect((await readAccess(key(desk.order), [lesson])).lessons[lesson]).toBe('owned');
    const events = await database()('order_events').where({ kind: 'parcel-card-redeemed' }).select('data');
    expect(events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toContain('@');
  });

  it('goes to one of two accounts that press at the same moment', async () => {
    const people = [await signUp(), await signUp()];
    const { code } = await gift();
    const answers = await Promise.all(people.map((person) => redeem(person, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await Promise.all(people.map(watches))).sort()).toEqual(['locked', 'owned']);
  });

  it('opens while a piece of the suit is paid for, and again when its refund is not final', async () => {
    const [receiver, late] = [await signUp(), await signUp()];
    const { desk, code } = await gift(2);
    await redeem(receiver, code);
    await refund(desk, { lines: await pieces(desk, 1) });
    expect(await watches(receiver)).toBe('owned');
    await refund(desk, { lines: await pieces(desk, 1) });
    expect(await watches(receiver)).toBe('locked');
    expect(await look(receiver, code)).toMatchObject({ state: 'closed', opens: [] });

    const refunded = await gift();
    await refund(refunded.desk, { lines: await pieces(refunded.desk, 1) });
    expect(reasonOf(await redeem(late, refunded.code))).toEqual([400, 'closed']);
    expect(await print(refunded.desk)).toEqual([]);
  });

  it('is not used up by the account that bought the suit', async () => {
    const buyer = await signUp();
    const desk = await orderLessons(
      [suit.item()],
      { user: { firstname: 'Zoë', lastname: 'van Dam', email: buyer.email } },
      buyer.headers,
    );
    await settle(desk.order.orderNr, { status: 'paid', method: 'ideal' });
    const code = codeOn((await print(desk))[0]);
    expect(await look(buyer, code)).toMatchObject({ state: 'own' });
    expect(reasonOf(await redeem(buyer, code))).toEqual([400, 'own']);
    expect((await redeem(await signUp(), code)).status).toBe(200);
  });

  it('lowers no price, but nothing in it is sold a second time', async () => {
    const receiver = await signUp();
    const [whole, single] = [await makeOffer('level', 20, level), await makeOffer('lesson', 5, lesson)];
    await redeem(receiver, (await gift()).code);
    const quote = async (offer: TestVariant) =>
      (await askQuote({ data: { cart: [offer.item()] } }, receiver.headers)).body.data;
    expect(await quote(whole)).toMatchObject({ total: 2000 });
    expect(await quote(single)).toMatchObject({ total: 0, lines: [{ state: 'owned' }] });
  });

  it('says nothing about codes that do not exist, and is limited per network and account', async () => {
    const person = await signUp();
    const from = (last: number) => ({ 'x-shop-ip': `203.0.113.${last}` });
    expect(await look(person, '0000-0000-0000-0000')).toEqual({ state: 'unknown', opens: [], account: person.email });
    expect(reasonOf(await redeem(person, 'x'))).toEqual([400, 'unknown']);
    const tries = await Promise.all(Array.from({ length: 10 }, (_, at) => send(person, '/redeem', `${at}`, from(at))));
    expect(tries.map(({ status }) => status)).toContain(429);
    const looks = await Promise.all(Array.from({ length: 41 }, (_, at) => send(NOBODY, '', `${at}`, from(77))));
    expect(looks.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is in the export of the account, and stays used when the account is deleted', async () => {
    const person: Person = await signUp();
    const { code } = await gift();
    await redeem(person, code);
    const headers = asStorefront(person.headers);
    const { body } = await call<{ data: { lessons: { source: string }[] } }>('/api/users/me/export', { headers });
    expect(body.data.lessons).toMatchObject([{ source: 'bonus', active: true }]);
    await call('/api/users/me', { method: 'DELETE', json: { password: PASSWORD }, headers });
    expect(await database()('parcel_cards').where({ user_id: person.id })).toEqual([]);
    expect(await look(NOBODY, code)).toMatchObject({ state: 'used' });
  });
});
