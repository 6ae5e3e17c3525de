import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  type MovedPayment,
  type Movement,
  type SoldOrder,
  missingMovements,
  targetMovements,
} from './ledger';
import { vatOf } from './vat';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const soldAt = (total: number, rate = 21): SoldOrder => ({
  total,
  country: 'nl',
  rates: [{ rate, gross: total, vat: vatOf(total, rate) }],
});
const paid = (over: Partial<MovedPayment> = {}): MovedPayment => ({
  id: 1,
  received: 6390,
  refunded: 0,
  chargedBack: 0,
  ...over,
});
const balance = (entries: Movement[], account: Account): number =>
  sum(entries.filter((entry) => entry.account === account).map((entry) => entry.amount));
const balances = (entries: Movement[]) =>
  Object.fromEntries(
    (['provider', 'customers', 'sales', 'vat', 'refunds', 'chargebacks'] as const)
      .map((account) => [account, balance(entries, account)] as const)
      .filter(([, amount]) => amount !== 0),
  );
const books = (payments: MovedPayment[], order = soldAt(6390)) => balances(targetMovements(order, payments));

describe('what the books say', () => {
  it.each<[string, MovedPayment[], object]>([
    ['nothing was paid', [], {}],
    ['paid', [paid()], { provider: 6390, sales: -5281, vat: -1109 }],
    ['one part sent back', [paid({ refunded: 1000 })], { provider: 5390, sales: -5281, vat: -935, refunds: 826 }],
    ['all sent back', [paid({ refunded: 6390 })], { sales: -5281, refunds: 5281 }],
    ['charged back', [paid({ chargedBack: 6390 })], { sales: -5281, vat: -1109, chargebacks: 6390 }],
    ['paid twice', [paid(), paid({ id: 2 })], { provider: 12_780, customers: -6390, sales: -5281, vat: -1109 }],
    [
      'paid twice and one sent back',
      [paid(), paid({ id: 2, refunded: 6390 })],
      { provider: 6390, sales: -5281, vat: -1109 },
    ],
    ['too little', [paid({ received: 1 })], { provider: 1, customers: -1 }],
    ['too little, and sent back', [paid({ received: 1, refunded: 1 })], {}],
    [
      'sent back and charged back too',
      [paid({ refunded: 6390, chargedBack: 6390 })],
      { provider: -6390, sales: -5281, refunds: 5281, chargebacks: 6390 },
    ],
  ])('%s', (_what, payments, expected) => expect(books(payments)).toEqual(expected));

  it('a free order moves nothing', () => expect(books([], soldAt(0))).toEqual({}));

  it('keeps the rates of an order apart', () => {
    const order: SoldOrder = {
      total: 3000,
      country: 'de',
      rates: [
        { rate: 19, gross: 2000, vat: vatOf(2000, 19) },
        { rate: 7, gross: 1000, vat: vatOf(1000, 7) },
      ],
    };
    const entries = targetMovements(order, [paid({ received: 3000, refunded: 3000 })]);
    const vat = (rate: number): number =>
      sum(entries.filter((entry) => entry.account === 'vat' && entry.rate === rate).map((entry) => entry.amount));
    expect([vat(19), vat(7)]).toEqual([0, 0]);
  });
});

const anyPayment = fc
  .record({
    id: fc.integer({ min: 1, max: 3 }),
    received: fc.nat(200_00),
    refunded: fc.nat(100),
    chargedBack: fc.nat(100),
  })
  .map(({ id, received, refunded, chargedBack }) => ({
    id,
    received,
    refunded: Math.floor((received * refunded) / 100),
    chargedBack: Math.floor((received * chargedBack) / 100),
  }));
const anyState = fc.uniqueArray(anyPayment, { selector: (payment) => payment.id, maxLength: 3 });
const anyOrder = fc
  .record({ amounts: fc.array(fc.nat(100_00), { minLength: 1, maxLength: 3 }) })
  .map(({ amounts }): SoldOrder => {
    const rates = amounts.map((gross, index) => ({ rate: 7 + index, gross, vat: vatOf(gross, 7 + index) }));
    return { total: sum(amounts), country: 'se', rates };
  });

describe('posting', () => {
  it('random histories sum to zero, end where the last state says, and repeat nothing', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyState, { minLength: 1, maxLength: 6 }), (order, states) => {
        let posted: Movement[] = [];
        for (const state of states) {
          const target = targetMovements(order, state);
          for (const transaction of missingMovements(target, posted)) {
            expect(sum(transaction.map((entry) => entry.amount))).toBe(0);
            posted = [...posted, ...transaction];
          }
          expect(missingMovements(target, posted)).toEqual([]);
        }
        const last = states.at(-1) ?? [];
        const net = sum(last.map((payment) => payment.received - payment.refunded - payment.chargedBack));
        expect(balance(posted, 'provider')).toBe(net);
        expect(balances(posted)).toEqual(balances(targetMovements(order, last)));
        expect(sum(posted.map((entry) => entry.amount))).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('nobody is owed VAT that was not charged', () => {
    fc.assert(
      fc.property(anyOrder, anyState, (order, state) => {
        const entries = targetMovements(order, state);
        const charged = sum(order.rates.map(({ vat }) => vat));
        expect(balance(entries, 'vat')).toBeLessThanOrEqual(0);
        expect(-balance(entries, 'vat')).toBeLessThanOrEqual(charged);
        expect(balance(entries, 'sales') + balance(entries, 'refunds')).toBeLessThanOrEqual(0);
      }),
    );
  });
});
