// @full
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../accounts/support/account';
import { readAlerts } from '../orders/support/alerts';
import { passReservation } from '../orders/support/diary';
import { askQuote } from '../orders/support/discounts';
import { paymentOf, refundsOf, settle } from '../orders/support/mollie';
import {
  type Placed,
  type ShopFailure,
  type TestVariant,
  newEmail,
  orderData,
  payAgain,
  postOrder,
  readOrder,
} from '../orders/support/shop';
import { type Desk, pieces, refund } from '../refunds/support';
import { waitFor } from '../support/client';
import { buyLessons, keys, makeLesson, makeLevel, makeOffer, makeSuit, orderLessons, readAccess } from './support';

const FULL = 5900;
let level = '';
let lesson = '';
let oneLesson: TestVariant;
let otherLesson: TestVariant;
let oneLevel: TestVariant;
let bundle: TestVariant;
beforeAll(async () => {
  level = await makeLevel();
  lesson = await makeLesson(level);
  const second = await makeLesson(level);
  for (let count = 0; count < 2; count += 1) await makeLesson(level);
  otherLesson = await makeOffer('lesson', 4.95, second);
  oneLesson = await makeOffer('lesson', 4.95, lesson);
  oneLevel = await makeOffer('level', 19.95, level);
  bundle = await makeOffer('bundle', 59, null);
});

const named = (email: string) => ({ user: { firstname: 'Zoë', lastname: 'van Dam', email } });
const consent = { terms: true, immediateAccess: true };

/** What the bundle costs a buyer, as quoted. */
async function quoted(headers: Record<string, string>, over: object = {}): Promise<number> {
  const { status, body } = await askQuote({ data: { cart: [bundle.item()], ...over } }, headers);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.total;
}

const order = (email: string, headers: Record<string, string> = {}, over: object = {}) =>
  postOrder<{ data: Placed } & ShopFailure>(orderData([bundle.item()], { ...named(email), consent, ...over }), headers);
const buyLevel = (email = newEmail(), headers: Record<string, string> = {}): Promise<Desk> =>
  buyLessons([oneLevel.item()], named(email), headers);
const pay = ({ orderNr }: Placed) => settle(orderNr, { status: 'paid', method: 'ideal' });

describe('credit belongs to the email address of the order', () => {
  it('does not lower the price for other email addresses of the same browser', async () => {
    const own = await buyLevel();
    const browser = keys(own.order);
    for (let count = 0; count < 2; count += 1) {
      const other = newEmail();
      expect(await quoted(browser, { email: other })).toBe(FULL);
      const changed = await order(other, browser, { expectedTotal: FULL - 1995 });
      expect([changed.status, changed.body.error.name, changed.body.error.details.quote?.total]).toEqual([
        409,
        'TotalChanged',
        FULL,
      ]);
      expect((await order(other, browser, { expectedTotal: FULL })).body.data.total).toBe(FULL);
    }
    expect(await quoted(browser, { email: own.email })).toBe(FULL - 1995);
    expect((await order(own.email, browser, { expectedTotal: FULL - 1995 })).status).toBe(201);
  });

  it('does not sell a lesson as owned to another email address, and still shows it to the browser that paid', async () => {
    const own = await buyLessons([oneLesson.item()]);
    const browser = keys(own.order);
    const state = async (over: object) =>
      (await askQuote({ data: { cart: [oneLesson.item()], ...over } }, browser)).body.data.lines[0]?.state;
    expect([await state({ email: own.email }), await state({ email: newEmail() })]).toEqual(['owned', 'ok']);
    expect((await readAccess(browser, [lesson])).lessons[lesson]).toBe('owned');
  });

  it('is not shown to a stranger who types the email address, nor used by them', async () => {
    const theirs = await buyLessons([oneLesson.item()]);
    const own = await buyLessons([otherLesson.item()], named(theirs.email), keys(theirs.order));
    expect([await quoted({}, { email: own.email }), await quoted({}, { email: newEmail() })]).toEqual([FULL, FULL]);
    // The key of one order proves that order, and no other of the same email address.
    expect(await quoted(keys(theirs.order), { email: own.email })).toBe(FULL - 495);
    expect(await quoted(keys(theirs.order, own.order), { email: own.email })).toBe(FULL - 990);
    expect((await order(own.email, keys(theirs.order))).body.data.total).toBe(FULL - 495);
  });

  it('is shown before an email address is typed while the browser knows only one', async () => {
    const first = await buyLevel();
    expect(await quoted(keys(first.order))).toBe(FULL - 1995);
    const second = await buyLevel();
    expect(await quoted(keys(first.order, second.order))).toBe(FULL);
    expect(await quoted(keys(first.order, second.order), { email: second.email })).toBe(FULL - 1995);
  });

  it('of a customer counts wherever they are signed in, and that of guests of the same browser does not', async () => {
    const person = await signUp();
    const own = await orderLessons([oneLesson.item()], {}, person.headers);
    await pay(own.order);
    const guest = await buyLevel();
    expect(await quoted({ ...person.headers, ...keys(guest.order) })).toBe(FULL - 495);
    const placed = await order(newEmail(), { ...person.headers, ...keys(guest.order) });
    expect(placed.body.data.total).toBe(FULL - 495);
  });
});

describe('credit is held with an open order', () => {
  it('lowers one of several orders placed at once', async () => {
    const own = await buyLevel();
    const placed = await Promise.all(Array.from({ length: 5 }, () => order(own.email, keys(own.order))));
    const totals = placed.map(({ body }) => body.data.total).sort((a, b) => a - b);
    expect(totals).toEqual([FULL - 1995, FULL, FULL, FULL, FULL]);
  });

  it('is free again for the order that replaces it, as its quote says', async () => {
    const own = await buyLevel();
    const first = (await order(own.email, keys(own.order))).body.data;
    const browser = keys(own.order, first);
    expect(await quoted(browser, { email: own.email })).toBe(FULL);
    expect(await quoted(browser, { email: own.email, replaces: first.slug })).toBe(FULL - 1995);
    // Only for those who may replace it.
    expect(await quoted(keys(own.order), { email: own.email, replaces: first.slug })).toBe(FULL);
    const next = await order(own.email, browser, { replaces: first.slug });
    expect(next.body.data.total).toBe(FULL - 1995);
    await pay(next.body.data);
    expect((await readAccess(keys(next.body.data))).owned.all).toBe(true);
  });

  it('is free again when the reservation of the order ends', async () => {
    const own = await buyLevel();
    const first = (await order(own.email, keys(own.order))).body.data;
    expect(Date.parse(String((await readOrder(first)).reservedUntil))).toBeGreaterThan(Date.now());
    await passReservation(first);
    const isFree = async () => ((await quoted(keys(own.order), { email: own.email })) < FULL ? true : undefined);
    expect(await waitFor(isFree)).toBe(true);
    const second = (await order(own.email, keys(own.order))).body.data;
    await pay(first);
    expect([second.total, (await readOrder(first)).status]).toEqual([FULL - 1995, 'refunded']);
  });

  it('is free again when the payment is lost, and taken again by paying once more', async () => {
    const own = await buyLevel();
    const first = (await order(own.email, keys(own.order))).body.data;
    await settle(first.orderNr, { status: 'expired' });
    expect(await quoted(keys(own.order))).toBe(FULL - 1995);
    expect((await payAgain(first.slug)).status).toBe(200);
    expect(await quoted(keys(own.order))).toBe(FULL);
    await settle(first.orderNr, { status: 'expired' });
    const second = (await order(own.email, keys(own.order))).body.data;
    expect(second.total).toBe(FULL - 1995);
    const refused = await payAgain(first.slug);
    expect([refused.status, refused.body.error.name]).toEqual([409, 'NotPayable']);
  });

  it('of a suit lowers one order as well, and a suit that comes back after that raises an alert', async () => {
    const suit = await makeSuit({ levels: [level] });
    const own = await buyLessons([suit.item()], named(newEmail()));
    const browser = keys(own.order);
    const lower = await quoted(browser, { email: own.email });
    expect(lower).toBeLessThan(FULL);
    expect(await quoted(browser, { email: newEmail() })).toBe(FULL);
    const first = (await order(own.email, browser)).body.data;
    expect([first.total, (await order(own.email, browser)).body.data.total]).toEqual([lower, FULL]);
    await pay(first);
    expect((await refund(own, { lines: await pieces(own, 1) })).status).toBe(200);
    expect(await readAlerts(first.orderNr)).toMatchObject([{ kind: 'credit-lost', state: 'open' }]);
  });
});

describe('an open order is checked again when it is paid', () => {
  const isRefunded = (placed: Placed) =>
    waitFor(async () => ((await refundsOf(placed.orderNr)).length > 0 ? true : undefined));

  it('pays the money back when the purchase that lowered its price was refunded meanwhile', async () => {
    const own = await buyLevel();
    const waiting = (await order(own.email, keys(own.order))).body.data;
    expect((await refund(own, { lines: await pieces(own, 1) })).status).toBe(200);
    const refused = await payAgain(waiting.slug);
    expect([refused.status, refused.body.error.name]).toEqual([409, 'NotPayable']);
    await pay(waiting);
    expect(await readOrder(waiting)).toMatchObject({ status: 'refunded' });
    expect((await readAccess(keys(waiting))).owned.all).toBe(false);
    await isRefunded(waiting);
  });

  it('pays the money back when part of that purchase was refunded', async () => {
    const own = await buyLevel();
    const waiting = (await order(own.email, keys(own.order))).body.data;
    expect((await refund(own, { amount: 500 })).status).toBe(200);
    await pay(waiting);
    expect(await readOrder(waiting)).toMatchObject({ status: 'refunded' });
  });

  it('pays the money back when the suit that lowered its price came back', async () => {
    const suit = await makeSuit({ levels: [level] });
    const own = await buyLessons([suit.item()]);
    const waiting = (await order(own.email, keys(own.order))).body.data;
    expect(waiting.total).toBeLessThan(FULL);
    expect((await refund(own, { lines: await pieces(own, 1) })).status).toBe(200);
    await pay(waiting);
    expect(await readOrder(waiting)).toMatchObject({ status: 'refunded' });
  });

  it('pays the money back to a customer who bought the lesson elsewhere meanwhile', async () => {
    const person = await signUp();
    const waiting = await orderLessons([oneLesson.item()], {}, person.headers);
    const whole = await orderLessons([oneLevel.item()], {}, person.headers);
    await pay(whole.order);
    await pay(waiting.order);
    expect(await readOrder(waiting.order)).toMatchObject({ status: 'refunded' });
    expect(await readAlerts(waiting.order.orderNr)).toEqual([]);
    await isRefunded(waiting.order);
  });

  it('only tells holders of its key what else its account has', async () => {
    const email = newEmail();
    const stranger = await orderLessons([oneLesson.item()], named(email));
    const own = await buyLevel(email, keys(stranger.order));
    expect((await payAgain(stranger.order.slug, keys(stranger.order))).status).toBe(200);
    const knowing = await payAgain(stranger.order.slug, keys(stranger.order, own.order));
    expect([knowing.status, knowing.body.error.name]).toEqual([409, 'NotPayable']);
    const alike = await paymentOf(stranger.order.orderNr);
    expect(alike.status).toBe('open');
  });
});

describe('two payments of a guest for the same lesson that arrive at once', () => {
  it('raise an alert', async () => {
    const email = newEmail();
    const first = await orderLessons([oneLesson.item()], named(email));
    const second = await orderLessons([oneLesson.item()], named(email), keys(first.order));
    await Promise.all([pay(first.order), pay(second.order)]);
    const alerts = await Promise.all([first, second].map((desk) => readAlerts(desk.order.orderNr)));
    expect(alerts.flat()).toMatchObject([{ kind: 'lessons-twice', state: 'open' }]);
  });
});

describe('a payment that comes late', () => {
  it('uses the credit when it is still free', async () => {
    const own = await buyLevel();
    const late = (await order(own.email, keys(own.order))).body.data;
    await settle(late.orderNr, { status: 'expired' });
    await pay(late);
    expect(await readOrder(late)).toMatchObject({ status: 'paid' });
    expect((await readAccess(keys(late))).owned.all).toBe(true);
  });

  it('goes back when another order has the credit', async () => {
    const own = await buyLevel();
    const late = (await order(own.email, keys(own.order))).body.data;
    await settle(late.orderNr, { status: 'expired' });
    const next = (await order(own.email, keys(own.order))).body.data;
    await pay(late);
    expect(await readOrder(late)).toMatchObject({ status: 'refunded' });
    await pay(next);
    expect(await readOrder(next)).toMatchObject({ status: 'paid' });
  });
});
