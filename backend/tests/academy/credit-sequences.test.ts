// @full
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../accounts/support/account';
import { readAlerts } from '../orders/support/alerts';
import { makeCode } from '../orders/support/discounts';
import { changePayment, paymentOf, paymentsOf, refundsOf, sendWebhook, settle } from '../orders/support/mollie';
import {
  type Placed,
  type TestVariant,
  newEmail,
  orderData,
  payAgain,
  postOrder,
  readOrder,
} from '../orders/support/shop';
import { deskOf, pieces, refund } from '../refunds/support';
import { database } from '../support/database';
import { isFull } from '../support/time-limits';
import { keys, makeLesson, makeLevel, makeOffer, makeSuit, readGrants } from './support';

/** For a busy machine; the long run takes minutes. */
const LIMIT_MS = isFull ? 30 * 60_000 : 5 * 60_000;

/** Cents of a single lesson: what one that came with a suit takes off the level or the bundle. */
const LESSON = 495;
/** Prices in the order of `offers`; of a suit, what its lesson is worth. */
const PRICES = [LESSON, LESSON, 895, 5900, LESSON];
const [LEVEL, BUNDLE, SUIT] = [2, 3, 4];
let offers: TestVariant[] = [];
let code = '';
beforeAll(async () => {
  const level = await makeLevel();
  const lessons = [await makeLesson(level), await makeLesson(level)];
  const singles = await Promise.all(lessons.map((lesson) => makeOffer('lesson', 4.95, lesson)));
  const suit = await makeSuit({ lessons: lessons.slice(0, 1) });
  offers = [...singles, await makeOffer('level', 8.95, level), await makeOffer('bundle', 59, null), suit];
  ({ code } = await makeCode({ percent: 10 }));
});

const index = fc.nat(30);
const place = fc.record({
  kind: fc.constant('place' as const),
  browser: fc.nat(1),
  /** The third is signed in; signing up costs time. */
  buyer: fc.nat(isFull ? 2 : 1),
  offer: fc.nat(4),
  withCode: fc.boolean(),
  replaces: fc.option(index, { freq: 3 }),
  /** Sent this many times at once. */
  times: fc.constantFrom(1, 1, 3),
});
const later = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'pay', 'again', 'expire', 'refund', 'refund of an amount', 'chargeback'),
  order: index,
});
const steps = fc.array(fc.oneof(place, later), { minLength: 8, maxLength: isFull ? 24 : 12 });
type Step = typeof steps extends fc.Arbitrary<(infer Item)[]> ? Item : never;

type Bought = Placed & { email: string; offer: number };

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Buyers and browsers against the running shop; what it refuses is left out. */
class Town {
  readonly emails = [newEmail(), newEmail()];
  readonly browsers: Bought[][] = [[], []];
  private account: Person | null = null;

  get orders(): Bought[] {
    return this.browsers.flat();
  }

  private async headersOf(step: Extract<Step, { kind: 'place' }>, browser: Bought[]) {
    const access = browser.length > 0 ? keys(...browser.slice(-20)) : {};
    if (step.buyer < 2) return access;
    this.account ??= await signUp();
    this.emails[2] = this.account.email;
    return { ...access, ...this.account.headers };
  }

  async place(step: Extract<Step, { kind: 'place' }>): Promise<void> {
    const browser = this.browsers[step.browser] ?? [];
    const headers = await this.headersOf(step, browser);
    const email = this.emails[step.buyer] ?? '';
    const user = { firstname: 'Zoë', lastname: 'van Dam', email };
    const consent = { terms: true, immediateAccess: true };
    const replaces =
      step.replaces === null ? null : (browser[step.replaces % Math.max(1, browser.length)]?.slug ?? null);
    const codes = step.withCode ? [code] : [];
    const data = orderData([offers[step.offer]?.item() ?? {}], { user, consent, replaces, codes });
    const answers = await Promise.all(Array.from({ length: step.times }, () => postOrder(data, headers)));
    for (const { status, body } of answers) {
      expect([201, 409, 422]).toContain(status);
      if (status === 201) browser.push({ ...body.data, email, offer: step.offer });
    }
  }

  async run(step: Step): Promise<void> {
    if (step.kind === 'place') return this.place(step);
    const order = this.orders[step.order % Math.max(1, this.orders.length)];
    if (!order || order.total === 0) return;
    if (step.kind === 'pay') await settle(order.orderNr, { status: 'paid', method: 'ideal' });
    if (step.kind === 'expire') await settle(order.orderNr, { status: 'expired' });
    if (step.kind === 'again') await payAgain(order.slug, keys(order));
    if (['pay', 'expire', 'again'].includes(step.kind) || (await readOrder(order)).status !== 'paid') return;
    if (step.kind === 'chargeback') return chargeBack(order);
    const desk = await deskOf(order);
    await refund(desk, step.kind === 'refund' ? { lines: await pieces(desk, 1) } : { amount: 100 });
  }

  /** What was taken off for earlier purchases was paid for them, and taken off once. */
  async check(): Promise<void> {
    // Open orders give up what they hold.
    for (const order of this.orders)
      if ((await readOrder(order)).status === 'open') await settle(order.orderNr, { status: 'expired' });
    for (const email of this.emails) {
      const [takenOff, paidBefore]: [number[], number[]] = [[], []];
      for (const order of this.orders.filter((one) => one.email === email)) {
        const grants = (await readGrants(await deskOf(order))).filter(({ active }) => active);
        const used = grants.filter(({ creditUsed }) => creditUsed);
        paidBefore.push(...used.map(({ source, paid }) => (source === 'purchase' ? paid : LESSON)));
        if (grants.length > used.length) takenOff.push(await creditOf(order));
      }
      expect(sum(takenOff)).toBeLessThanOrEqual(sum(paidBefore));
      await this.checkTotals(email);
    }
  }

  /**
   * The same, from what customers and the provider see: what was paid for bundles and for what is inside them is never less
   * than what the bundles cost, so no euro counts twice. Without a bundle it holds for levels.
   */
  private async checkTotals(email: string): Promise<void> {
    const bought = await Promise.all(this.orders.filter((one) => one.email === email).map(readSums));
    const kept = bought.filter(({ status }) => ['paid', 'partially_refunded'].includes(status));
    const [outermost] = [BUNDLE, LEVEL].filter((offer) => kept.some((one) => one.offer === offer));
    if (outermost === undefined) return;
    expect(sum(kept.map(({ paid }) => paid))).toBeGreaterThanOrEqual(
      sum(kept.filter(({ offer }) => offer === outermost).map(({ worth }) => worth)),
    );
  }
}

/** What an order costs without credit, and what the shop keeps of its payment; both without what was given back. */
async function readSums(order: Bought): Promise<{ offer: number; status: string; paid: number; worth: number }> {
  const { status, total, discount } = await readOrder(order);
  const [refunds, payments] = await Promise.all([refundsOf(order.orderNr), paymentsOf(order.orderNr)]);
  const cents = (value = '0'): number => Math.round(Number(value) * 100);
  const back =
    sum(
      refunds.filter((one) => !['failed', 'canceled'].includes(one.status)).map(({ amount }) => cents(amount.value)),
    ) + sum(payments.map(({ amountChargedBack }) => cents(amountChargedBack?.value)));
  const isLost = (await readAlerts(order.orderNr)).some(({ kind }) => kind === 'credit-lost');
  const price = PRICES[order.offer] ?? 0;
  return {
    offer: order.offer,
    status,
    paid: order.offer === SUIT ? LESSON : total - back,
    // Operators know of an order whose credit came from money that was taken back later.
    worth: (isLost ? total : price - Number(discount)) - back,
  };
}

/** The bank takes all of it back. */
async function chargeBack({ orderNr }: Bought): Promise<void> {
  const { id, amount } = await paymentOf(orderNr);
  await changePayment(id, { amountChargedBack: amount });
  await sendWebhook(id);
}

/** Cents; 0 for an order whose operators know that its credit is lost, because what it came from was taken back. */
async function creditOf({ orderNr }: Bought): Promise<number> {
  const db = database();
  const order = db('orders').where({ order_nr: orderNr }).select('id');
  if (await db('alerts').whereIn('order_id', order).where({ kind: 'credit-lost' }).first('id')) return 0;
  const lines: { credit: number | null }[] = await db('order_lines').whereIn('order_id', order).select('credit');
  return sum(lines.map(({ credit }) => credit ?? 0));
}

describe('whoever orders, pays and refunds in whatever sequence', () => {
  it(
    'never gets lessons for less than they cost',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const town = new Town();
          for (const step of sequence) await town.run(step);
          await town.check();
        }),
        { numRuns: isFull ? 60 : 3, endOnFailure: true },
      );
    },
    LIMIT_MS,
  );
});
