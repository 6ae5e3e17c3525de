import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedEmail, ordersOfGuest } from './lesson-buyer';
import { type GrantTarget, type OpenedByLine, asGift, computeOrderGrants, lowersBy } from './order-grants';
import { amountIn } from './price-list';
import { type LockedLesson, type UpgradePrice, upgradePrice } from './upgrade-price';
import type { Currency } from '../../contract/money';

/** Two levels of three lessons. */
const locked: LockedLesson[] = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((id) => ({
  id,
  level: id.charAt(0),
  price: 495,
}));
const OFFERS: (GrantTarget & { price: number })[] = [
  ...['a1', 'a2', 'b1'].map((target) => ({ scope: 'lesson' as const, target, price: 495 })),
  { scope: 'level', target: 'a', price: 1295 },
  { scope: 'level', target: 'b', price: 1295 },
  { scope: 'all', target: null, price: 2400 },
];
const SUIT: OpenedByLine = { scope: 'lesson', target: 'a1', source: 'bonus' };
const SUIT_PRICE = 5995;
const SEK = { currency: 'SEK', rate: 11.25, rounding: 'nines', since: new Date(0) } as const;
const priceIn = (currency: Currency, cents: number): number => (currency === 'SEK' ? amountIn(SEK, cents) : cents);

interface ModelOrder {
  id: number;
  email: string;
  /** Whose the lessons are: the buyer's, or those of somebody they are given to. */
  owner: string;
  browser: number;
  currency: Currency;
  opens: OpenedByLine;
  /** List price, and what the buyer is asked. */
  usual: number;
  total: number;
  credit: Pick<UpgradePrice, 'creditedFrom' | 'credit'>;
  /** `void`: replaced, canceled, or paid back as its credit was gone. */
  state: 'open' | 'lost' | 'paid' | 'refunded' | 'void';
}

/**
 * The shop around the rules: each order has one line and one grant, which bears the order's id. Accounts are email addresses,
 * browsers hold the keys of the orders placed in them.
 */
class Shop {
  orders: ModelOrder[] = [];
  /** Which order holds or used the grant of an order. */
  heldBy = new Map<number, number>();

  private grantOf({ id, opens, total, state }: ModelOrder) {
    const line = { id, quantity: 1, refundedQuantity: state === 'refunded' ? 1 : 0, worth: total, opens: [opens] };
    const status = state === 'void' || state === 'lost' ? 'canceled' : state;
    const left = state === 'paid' ? total : 0;
    return computeOrderGrants({ status, withdrawn: state === 'void', left, shipping: 0, lines: [line] })[0];
  }

  isActive = (order: ModelOrder): boolean => this.grantOf(order)?.ended === null;

  /** Cents paid for the grant of an order, and for everything credited towards it. */
  worthOf(order: ModelOrder): number {
    const sources = this.orders.filter(({ id }) => this.heldBy.get(id) === order.id);
    return (this.grantOf(order)?.paid ?? 0) + sources.reduce((sum, source) => sum + this.worthOf(source), 0);
  }

  private ownedBy(browser: number, email: string) {
    const keyed = this.orders.filter((order) => order.browser === browser && this.isActive(order));
    const known = keyed.map(({ id, email: own }) => ({ id, email: own, accountId: own.length }));
    const ids = ordersOfGuest(known, expectedEmail(known, email) ?? '', email.length);
    const own = keyed.filter((order) => ids.includes(order.id) && order.owner === order.email);
    const given = this.orders.filter(
      (order) => order.owner === email && order.owner !== order.email && this.isActive(order),
    );
    return [...own, ...given].map((order) => {
      const isFree = !this.heldBy.has(order.id);
      const lowers = isFree ? lowersBy(order.opens.source) : null;
      const creditLeft = lowers === 'money' ? this.worthOf(order) : 0;
      return { ...order.opens, id: order.id, creditLeft, currency: order.currency, gift: lowers === 'share' };
    });
  }

  release(order: ModelOrder): void {
    for (const [grant, holder] of this.heldBy) if (holder === order.id) this.heldBy.delete(grant);
  }

  /** Whether all credit of the order is there and worth what it was. */
  hold(order: ModelOrder): boolean {
    const sources = this.orders.filter(({ id }) => order.credit.creditedFrom.includes(id));
    for (const source of sources)
      if (this.isActive(source) && !this.heldBy.has(source.id)) this.heldBy.set(source.id, order.id);
    const held = sources.filter((source) => this.heldBy.get(source.id) === order.id && this.isActive(source));
    if (held.length < sources.length) return false;
    const bought = held.filter(({ opens }) => opens.source === 'purchase');
    return bought.length === 0 || bought.reduce((sum, one) => sum + this.worthOf(one), 0) >= order.credit.credit;
  }

  place({ browser, email, to, what, currency }: Placement, replaces: ModelOrder | null): void {
    if (replaces?.state === 'open' && replaces.browser === browser) this.end(replaces, 'void');
    const offer = OFFERS[what % (OFFERS.length + 1)];
    const usual = priceIn(currency, offer?.price ?? SUIT_PRICE);
    const owner = offer ? (to ?? email) : email;
    const isGift = owner !== email;
    const owned = isGift ? [] : this.ownedBy(browser, email);
    const price = offer ? upgradePrice({ ...offer, price: usual, currency }, locked, owned) : null;
    if (price?.owned) return;
    const bought = offer ? { scope: offer.scope, target: offer.target, source: 'purchase' as const } : SUIT;
    const [opens = bought] = isGift ? asGift([bought]) : [bought];
    const id = this.orders.length + 1;
    const credit = price ?? { creditedFrom: [], credit: 0 };
    const total = price?.price ?? usual;
    const order: ModelOrder = { id, email, owner, browser, currency, opens, usual, total, credit, state: 'open' };
    if (isGift) expect(order.total, 'a gift costs its full price').toBe(usual);
    this.orders.push(order);
    expect(this.hold(order), 'what was offered is there').toBe(true);
    if (order.total === 0) order.state = 'paid';
  }

  end(order: ModelOrder, state: ModelOrder['state']): void {
    order.state = state;
    this.release(order);
  }

  pay(order: ModelOrder): void {
    if (order.state !== 'open' && order.state !== 'lost') return;
    if (this.hold(order)) order.state = 'paid';
    else this.end(order, 'void');
  }

  payAgain(order: ModelOrder): void {
    if (order.state !== 'lost') return;
    if (this.hold(order)) order.state = 'open';
    else this.release(order);
  }

  /** A purchase whose credit a paid order used is refunded after that order; a suit whenever its buyer wants. */
  refund(order: ModelOrder): void {
    const user = this.orders.find(({ id }) => id === this.heldBy.get(order.id));
    if (order.state !== 'paid' || (order.opens.source === 'purchase' && user?.state === 'paid')) return;
    this.end(order, 'refunded');
  }
}

type Step = { order: number; kind: 'pay' | 'again' | 'lose' | 'release' | 'refund' | 'cancel' } | Placement;
interface Placement {
  kind: 'place';
  browser: number;
  email: string;
  /** To whom lessons are given; null for oneself. */
  to: string | null;
  what: number;
  currency: Currency;
  replaces: number | null;
}
const index = fc.nat(40);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      browser: fc.nat(2),
      email: fc.constantFrom('a@x.nl', 'bb@x.nl', 'ccc@x.nl'),
      to: fc.constantFrom(null, null, null, 'a@x.nl', 'bb@x.nl', 'ccc@x.nl'),
      what: index,
      currency: fc.constantFrom('EUR', 'EUR', 'SEK'),
      replaces: fc.option(index),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('pay', 'pay', 'pay', 'again', 'lose', 'release', 'refund', 'cancel'),
      order: index,
    }),
  },
);

function run(shop: Shop, step: Step): void {
  const pick = (number: number): ModelOrder | undefined => shop.orders[number % Math.max(1, shop.orders.length)];
  if (step.kind === 'place') {
    const replaced = step.replaces === null ? null : (pick(step.replaces) ?? null);
    return shop.place(step, replaced);
  }
  const order = pick(step.order);
  if (!order) return;
  if (step.kind === 'pay') shop.pay(order);
  if (step.kind === 'again') shop.payAgain(order);
  if (step.kind === 'lose' && order.state === 'open') shop.end(order, 'lost');
  if (step.kind === 'release' && order.state === 'open') shop.release(order);
  if (step.kind === 'refund') shop.refund(order);
  if (step.kind === 'cancel' && order.state === 'open') shop.end(order, 'void');
}

/** What a gift took off an order, even if the suit has come back since. */
const byGift = (shop: Shop, order: ModelOrder): number =>
  shop.orders.some(({ id, opens }) => order.credit.creditedFrom.includes(id) && opens.source === 'bonus')
    ? order.credit.credit
    : 0;

function checkMoney(shop: Shop): void {
  for (const email of new Set(shop.orders.map((order) => order.email))) {
    const paid = shop.orders.filter((order) => order.email === email && order.state === 'paid');
    const lessons = paid.filter(({ opens }) => opens.source === 'purchase');
    for (const whole of lessons) {
      const inside = lessons.filter((order) => order !== whole && whole.credit.creditedFrom.includes(order.id));
      const isGift = ({ opens }: ModelOrder): boolean => opens.source === 'bonus';
      expect(
        shop.orders.every(
          (one) => !whole.credit.creditedFrom.includes(one.id) || isGift(one) || one.currency === whole.currency,
        ),
        'credit of one currency',
      ).toBe(true);
      const money = whole.total + inside.reduce((sum, order) => sum + shop.worthOf(order), 0);
      expect(money + byGift(shop, whole), 'a whole costs its price').toBeGreaterThanOrEqual(whole.usual);
    }
    // What went into something larger is part of it; all others were paid in full, each with money of its own.
    const used = new Set(lessons.flatMap(({ credit }) => credit.creditedFrom));
    for (const currency of ['EUR', 'SEK']) {
      const own = lessons.filter((order) => order.currency === currency);
      const owed = own.filter(({ id }) => !used.has(id)).reduce((sum, { usual }) => sum + usual, 0);
      const money = own.reduce((sum, { total }) => sum + total, 0);
      const gifts = own.reduce((sum, order) => sum + byGift(shop, order), 0);
      expect(money + gifts, 'no euro counts twice').toBeGreaterThanOrEqual(owed);
    }
    const counted = lessons.flatMap(({ credit }) => credit.creditedFrom);
    expect(new Set(counted).size, 'each grant counts for one paid order').toBe(counted.length);
    const gifts = shop.orders.filter(({ opens }) => opens.source === 'gift');
    expect(
      gifts.some(({ id, credit }) => counted.includes(id) || credit.credit > 0),
      'a gift gives and gets no credit',
    ).toBe(false);
    const own = shop.orders.filter((order) => order.email === email).map(({ id }) => id);
    expect(
      counted.every((id) => own.includes(id)),
      'credit of the same email address',
    ).toBe(true);
  }
}

const ANEW = { kind: 'place', browser: 0, currency: 'EUR', replaces: null } as const;
/** Someone gets a lesson, buys its level, and who gave it buys that level too. */
const GIVEN_AND_UPGRADED: Step[] = [
  { ...ANEW, email: 'a@x.nl', to: 'bb@x.nl', what: 0 },
  { kind: 'pay', order: 0 },
  { ...ANEW, email: 'bb@x.nl', to: null, what: 3 },
  { kind: 'pay', order: 1 },
  { ...ANEW, email: 'a@x.nl', to: null, what: 3 },
  { kind: 'pay', order: 2 },
];

describe('credit of lessons', () => {
  it('never sells a whole below its price nor counts a euro twice, whoever orders, pays, expires and refunds', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 4, maxLength: 40 }), (steps) => {
        const shop = new Shop();
        for (const step of steps) {
          run(shop, step);
          checkMoney(shop);
        }
      }),
      { numRuns: 800, examples: [[GIVEN_AND_UPGRADED]] },
    );
  });
});
