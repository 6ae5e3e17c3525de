import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideEffects } from './order-effects';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentState,
  deriveOrderStatus,
  isLost,
  isUndecided,
  mergePaymentStatus,
  wasPaid,
} from './order-status';

const payment = (over: Partial<PaymentState> = {}): PaymentState => ({
  attempt: 1,
  status: 'open',
  amount: 1000,
  refunded: 0,
  chargedBack: 0,
  ...over,
});
const status = (payments: PaymentState[], withdrawn = false, total = 1000) =>
  deriveOrderStatus({ total, withdrawn }, payments);

describe('deriveOrderStatus', () => {
  it.each([
    ['created', 'open'],
    ['open', 'open'],
    ['pending', 'open'],
    ['authorized', 'open'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
  ] as const)('one payment %s -> %s', (given, expected) => expect(status([payment({ status: given })])).toBe(expected));

  it('is open without a payment, paid when there is nothing to pay', () => {
    expect(status([])).toBe('open');
    expect(status([], false, 0)).toBe('paid');
  });

  it('a later attempt counts, whatever happened to the first', () => {
    const failed = payment({ status: 'failed' });
    expect(status([failed, payment({ attempt: 2 })])).toBe('open');
    expect(status([failed, payment({ attempt: 2, status: 'expired' })])).toBe('expired');
    expect(status([failed, payment({ attempt: 2, status: 'paid' })])).toBe('paid');
    expect(status([payment({ status: 'paid' }), payment({ attempt: 2, status: 'expired' })])).toBe('paid');
  });

  it('knows refunds in part and whole, and chargebacks', () => {
    expect(status([payment({ status: 'paid', refunded: 1 })])).toBe('partially_refunded');
    expect(status([payment({ status: 'paid', refunded: 1000 })])).toBe('refunded');
    expect(status([payment({ status: 'paid', refunded: 1200 })])).toBe('refunded');
    expect(status([payment({ status: 'paid', chargedBack: 1000 })])).toBe('charged_back');
    expect(status([payment({ status: 'paid', refunded: 400, chargedBack: 600 })])).toBe('charged_back');
  });

  it('paid twice and one sent back is paid', () => {
    const twice = [payment({ status: 'paid', refunded: 1000 }), payment({ attempt: 2, status: 'paid' })];
    expect(status(twice)).toBe('paid');
  });

  it('a withdrawn order is canceled until money comes in all the same', () => {
    expect(status([payment()], true)).toBe('canceled');
    expect(status([payment({ status: 'paid' })], true)).toBe('paid');
  });

  it('stays open when too little came in', () =>
    expect(status([payment({ status: 'paid', amount: 999 })])).toBe('open'));

  const anyPayment = fc.record({
    attempt: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(...PAYMENT_STATUSES),
    amount: fc.constantFrom(1000, 1000, 999),
    refunded: fc.nat(1500),
    chargedBack: fc.constantFrom(0, 0, 1000),
  });
  const attempts = fc
    .array(anyPayment, { maxLength: 4 })
    .map((list) => list.map((entry, index) => ({ ...entry, attempt: index + 1 })));

  it('does not depend on the order of the payments and is always a known status', () => {
    fc.assert(
      fc.property(attempts, fc.boolean(), fc.integer(), (list, withdrawn, seed) => {
        const result = status(list, withdrawn);
        const shuffled = [...list].sort((a, b) => ((a.attempt * 7919 + seed) % 5) - ((b.attempt * 7919 + seed) % 5));
        expect(ORDER_STATUSES).toContain(result);
        expect(status(shuffled, withdrawn)).toBe(result);
        expect(status([...list].reverse(), withdrawn)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  });
});

/** A miniature of the sync: news arrive, are merged, the order is derived, effects are done. */
function play(news: { attempt: number; status: (typeof PAYMENT_STATUSES)[number]; refunded: number }[]) {
  const payments = [payment({ status: 'created' }), payment({ attempt: 2, status: 'created' })];
  let order: OrderStatus = 'open';
  let held = true;
  const sent: string[] = [];
  const seen: OrderStatus[] = [];
  for (const entry of news) {
    const row = payments.find((candidate) => candidate.attempt === entry.attempt);
    if (!row) continue;
    row.status = mergePaymentStatus(row.status, entry.status);
    if (row.status === 'paid') row.refunded = Math.max(row.refunded, entry.refunded);
    const next = status(payments);
    const effects = decideEffects({ previous: order, next, stockHeld: held, bankTransferOpen: false });
    if (effects.stock !== 'keep') held = effects.stock === 'take';
    for (const kind of effects.messages) if (!sent.includes(kind)) sent.push(kind);
    order = next;
    seen.push(next);
  }
  return { order, held, sent, seen, payments };
}

describe('any sequence of news', () => {
  const piece = fc.record({
    attempt: fc.constantFrom(1, 2),
    status: fc.constantFrom(...PAYMENT_STATUSES),
    refunded: fc.constantFrom(0, 0, 300, 1000),
  });

  it('never leads to an illegal state (10,000 sequences)', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (news) => {
        const { order, held, sent, seen, payments } = play(news);
        // Stock and status agree at every end: lost orders hold none, orders that wait or were paid in full hold it.
        if (isLost(order)) expect(held).toBe(false);
        if (order === 'open' || order === 'paid') expect(held || seen.some(isLost)).toBe(true);
        if (order === 'paid') expect(held).toBe(true);
        if (payments.some((row) => row.status === 'paid')) expect(wasPaid(order)).toBe(true);
        const paidAt = seen.findIndex(wasPaid);
        if (paidAt >= 0) expect(seen.slice(paidAt).every(wasPaid)).toBe(true);
        expect(new Set(sent).size).toBe(sent.length);
        if (sent.includes('order-paid')) expect(sent).toContain('operator-paid');
      }),
      { numRuns: 10_000 },
    );
  });

  it('hearing everything twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (news) => {
        const once = play(news);
        const twice = play(news.flatMap((entry) => [entry, entry]));
        expect(twice.order).toBe(once.order);
        expect(twice.held).toBe(once.held);
        expect(twice.sent).toEqual(once.sent);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('mergePaymentStatus', () => {
  it('never goes back from decided to undecided, nor away from paid', () => {
    for (const known of PAYMENT_STATUSES) {
      for (const news of PAYMENT_STATUSES) {
        const merged = mergePaymentStatus(known, news);
        if (!isUndecided(known)) expect(isUndecided(merged)).toBe(false);
        if (known === 'paid') expect(merged).toBe('paid');
        if (news === 'paid') expect(merged).toBe('paid');
      }
    }
  });
});

describe('decideEffects', () => {
  const effects = (previous: OrderStatus, next: OrderStatus, stockHeld: boolean, bankTransferOpen = false) =>
    decideEffects({ previous, next, stockHeld, bankTransferOpen });

  it('gives stock back once', () => {
    expect(effects('open', 'expired', true).stock).toBe('release');
    expect(effects('expired', 'expired', false).stock).toBe('keep');
  });
  it('takes stock again for a late payment only', () => {
    expect(effects('expired', 'paid', false)).toEqual({ stock: 'take', messages: ['order-paid', 'operator-paid'] });
    expect(effects('open', 'paid', true).stock).toBe('keep');
    expect(effects('expired', 'refunded', false)).toEqual({ stock: 'keep', messages: [] });
    expect(effects('refunded', 'paid', true).messages).toEqual([]);
  });
  it('sends bank details while open, and tells the operator of a chargeback', () => {
    expect(effects('open', 'open', true, true).messages).toEqual(['bank-transfer']);
    expect(effects('paid', 'charged_back', true).messages).toEqual(['operator-alert-chargeback']);
    expect(effects('charged_back', 'charged_back', true).messages).toEqual([]);
  });
});
