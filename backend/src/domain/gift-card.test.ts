import { describe, expect, it } from 'vitest';
import {
  type CardEntry,
  type CardStep,
  cardBalance,
  cardShare,
  cardSpent,
  formatGiftCardCode,
  nextCardStep,
  parseGiftCardCode,
} from './gift-card';
import { type PaymentState, type PaymentStatus, deriveOrderStatus } from './order-status';
import { splitOverPayments } from './refund-amounts';

/** Mulberry32: the same sequences in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a code', () => {
  it('has 16 characters of 32 that nobody mixes up', () => {
    const code = formatGiftCardCode(Uint8Array.from({ length: 32 }, (_, index) => index * 37));
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect(parseGiftCardCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''));
  });

  it.each(['', 'SUMMER', 'ABCD-EFGH-JKMN-PQR', 'ABCD-EFGH-JKMN-PQR0', 'ABCD-EFGH-JKMN-PQRSS'])('is not %j', (typed) => {
    expect(parseGiftCardCode(typed)).toBeNull();
  });
});

describe('what a card pays', () => {
  it.each([
    [5000, 6395, 0, 5000],
    [5000, 2000, 0, 2000],
    [5000, 7500, 5000, 0],
    [5000, 5000, 5000, 0],
    [0, 6395, 0, 0],
  ])('%i of %i with gift cards of %i is %i', (balance, total, giftCards, share) => {
    expect(cardShare(balance, { total, giftCards })).toBe(share);
  });
});

interface Order {
  total: number;
  withdrawn: boolean;
  card: PaymentState;
  money: PaymentState;
}

/** One card with orders that are placed, paid, lost, paid late and refunded in any sequence; the rules of the real ones. */
function simulate(seed: number, steps = 120) {
  const next = random(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const issued = 1000 + below(9000);
  const entries: CardEntry[] = [{ kind: 'issue', amount: issued }];
  const orders: Order[] = [];
  const add = (kind: CardEntry['kind'], amount: number) => entries.push({ kind, amount });

  function settle(order: Order): void {
    const { card } = order;
    const step = nextCardStep(order, card, [order.money]);
    if (step === 'hold-and-use') {
      if (cardBalance(entries) < card.amount) {
        // The money goes back, and nothing is delivered.
        order.money.refunded = order.money.amount;
        order.withdrawn = true;
        return;
      }
      add('hold', -card.amount);
    }
    if (step === 'keep') return;
    add('release', card.amount);
    if (step === 'release') card.status = 'canceled';
    else {
      add('use', -card.amount);
      card.status = 'paid';
    }
  }

  const check = (): void => {
    const balance = cardBalance(entries);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance + cardSpent(entries)).toBe(issued);
    const taken = orders
      .filter(({ card }) => card.status === 'paid' || card.status === 'authorized')
      .reduce((sum, { card }) => sum + card.amount - card.refunded, 0);
    expect(taken).toBe(cardSpent(entries));
    for (const order of orders) {
      expect(order.card.amount + order.money.amount).toBe(order.total);
      const status = deriveOrderStatus(order, [order.card, order.money]);
      const delivered = status === 'paid' || status === 'partially_refunded';
      if (delivered) expect([order.card.status, order.money.status]).toEqual(['paid', 'paid']);
    }
  };

  for (let count = 0; count < steps; count += 1) {
    const order = orders[below(orders.length)];
    const what = below(5);
    if (what === 0 || !order) {
      const total = 500 + below(6000);
      const amount = cardShare(cardBalance(entries), { total, giftCards: 0 });
      if (amount === 0 || amount === total) continue;
      add('hold', -amount);
      const rest = { refunded: 0, chargedBack: 0 };
      orders.push({
        total,
        withdrawn: false,
        card: { attempt: 0, status: 'authorized', amount, isGiftCard: true, ...rest },
        money: { attempt: 1, status: 'open', amount: total - amount, ...rest },
      });
    } else if (what === 1 && order.money.status !== 'paid') order.money.status = 'paid';
    else if (what === 2 && order.money.status === 'open')
      order.money.status = (['failed', 'canceled', 'expired'] as PaymentStatus[])[below(3)] ?? 'failed';
    else if (what === 3 && order.card.status === 'paid') {
      const sources = [order.card, order.money].map((payment, id) => ({
        id,
        left: payment.amount - payment.refunded,
        ...(payment.isGiftCard && { isGiftCard: true }),
      }));
      const most = sources.reduce((sum, { left }) => sum + left, 0);
      if (most === 0) continue;
      const parts = splitOverPayments({ amount: 1 + below(most), lines: [], shipping: 0 }, sources);
      for (const { paymentId, amount } of parts) {
        const payment = paymentId === 0 ? order.card : order.money;
        payment.refunded += amount;
        if (paymentId === 0) add('refund', amount);
      }
      if (order.card.refunded > 0) expect(order.money.refunded).toBe(order.money.amount);
    } else if (what === 4 && order.money.status !== 'paid') order.withdrawn = true;
    for (const one of orders) settle(one);
    check();
  }
}

describe('a gift card', () => {
  it('never pays more than was put on it, in any sequence of orders, money and refunds', () => {
    for (let seed = 1; seed <= 200; seed += 1) simulate(seed);
  });

  it.each<[string, Partial<PaymentState>, CardStep]>([
    ['paid, a part refunded', { refunded: 100 }, 'use'],
    ['paid, all refunded', { refunded: 500 }, 'release'],
    ['paid, charged back', { chargedBack: 500 }, 'release'],
    ['paid too little', { amount: 400 }, 'keep'],
    ['paid too little, and refunded', { amount: 400, refunded: 400 }, 'release'],
    ['not paid yet', { status: 'open' }, 'keep'],
    ['lost', { status: 'expired' }, 'release'],
  ])('that is held, when the rest is first seen %s', (_seen, over, step) => {
    const card = { status: 'authorized' as const, amount: 500 };
    const money = { attempt: 1, status: 'paid' as const, amount: 500, refunded: 0, chargedBack: 0, ...over };
    expect(nextCardStep({ total: 1000, withdrawn: false }, card, [money])).toBe(step);
  });

  it('is not taken by money that came for an order which was given up', () => {
    const card = { status: 'canceled' as const, amount: 500 };
    const money = { attempt: 1, status: 'paid' as const, amount: 500, refunded: 0, chargedBack: 0 };
    expect(nextCardStep({ total: 1000, withdrawn: true }, card, [money])).toBe('keep');
    expect(nextCardStep({ total: 1000, withdrawn: false }, card, [money])).toBe('hold-and-use');
  });
});
