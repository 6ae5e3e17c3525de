import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  type MovedPayment,
  type Movement,
  type LedgerInvoice,
  missingMovements,
  targetMovements,
} from './ledger-movements';

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const paid = (over: Partial<MovedPayment> = {}): MovedPayment => ({
  id: 1,
  account: 'provider',
  received: 6390,
  refunded: 0,
  chargedBack: 0,
  ...over,
});
const sale: LedgerInvoice = {
  kind: 'sale',
  country: 'nl',
  totals: [{ supply: 'goods', rate: 21, net: 5281, vat: 1109 }],
};
const credit = (net: number, vat: number): LedgerInvoice => ({
  kind: 'credit',
  country: 'nl',
  totals: [{ supply: 'goods', rate: 21, net: -net, vat: -vat }],
});
const balance = (entries: Movement[], account: Account): number =>
  sum(entries.filter((entry) => entry.account === account).map((entry) => entry.amount));
const balances = (entries: Movement[]) =>
  Object.fromEntries(
    (['provider', 'customers', 'sales', 'vat', 'refunds', 'gift-cards'] as const)
      .map((account) => [account, balance(entries, account)] as const)
      .filter(([, amount]) => amount !== 0),
  );

describe('account balances', () => {
  it.each<[string, LedgerInvoice[], MovedPayment[], object]>([
    ['nothing was paid', [], [], {}],
    ['paid', [sale], [paid()], { provider: 6390, sales: -5281, vat: -1109 }],
    [
      'a part sent back',
      [sale, credit(826, 174)],
      [paid({ refunded: 1000 })],
      { provider: 5390, sales: -5281, refunds: 826, vat: -935 },
    ],
    ['all sent back', [sale, credit(5281, 1109)], [paid({ refunded: 6390 })], { sales: -5281, refunds: 5281 }],
    ['charged back', [sale, credit(5281, 1109)], [paid({ chargedBack: 6390 })], { sales: -5281, refunds: 5281 }],
    ['paid twice', [sale], [paid(), paid({ id: 2 })], { provider: 12_780, customers: -6390, sales: -5281, vat: -1109 }],
    [
      'paid twice and one sent back',
      [sale],
      [paid(), paid({ id: 2, refunded: 6390 })],
      { provider: 6390, sales: -5281, vat: -1109 },
    ],
    [
      'a gift card sold',
      [{ kind: 'sale', country: 'nl', totals: [{ supply: 'voucher', rate: 0, net: 5000, vat: 0 }] }],
      [paid({ received: 5000 })],
      { provider: 5000, 'gift-cards': -5000 },
    ],
    [
      'paid with a gift card in part',
      [sale],
      [paid({ received: 1390 }), paid({ id: 2, account: 'gift-cards', received: 5000 })],
      { provider: 1390, 'gift-cards': 5000, sales: -5281, vat: -1109 },
    ],
    ['too little, so nothing was sold', [], [paid({ received: 1 })], { provider: 1, customers: -1 }],
  ])('%s', (_what, papers, payments, expected) =>
    expect(balances(targetMovements(papers, payments))).toEqual(expected),
  );
});

const anyPayment = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  account: fc.constantFrom('provider' as const, 'gift-cards' as const),
  received: fc.nat(20_000),
  refunded: fc.nat(20_000),
  chargedBack: fc.nat(20_000),
});
const anyTotal = fc.record({
  supply: fc.constantFrom('goods' as const, 'services' as const),
  rate: fc.constantFrom(7, 9, 21),
  net: fc.integer({ min: -20_000, max: 20_000 }),
  vat: fc.integer({ min: -4000, max: 4000 }),
});
const anyPaper = fc.record({
  kind: fc.constantFrom('sale' as const, 'credit' as const),
  country: fc.constantFrom('nl', 'de'),
  totals: fc.array(anyTotal, { minLength: 1, maxLength: 3 }),
});
const anyStep = fc.record({
  payments: fc.uniqueArray(anyPayment, { selector: (payment) => payment.id, maxLength: 3 }),
  papers: fc.array(anyPaper, { maxLength: 2 }),
});

describe('posting', () => {
  it('balances any history to zero, ends at its last state and posts nothing twice', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 6 }), (steps) => {
        let posted: Movement[] = [];
        let papers: LedgerInvoice[] = [];
        for (const step of steps) {
          papers = [...papers, ...step.papers];
          const target = targetMovements(papers, step.payments);
          for (const transaction of missingMovements(target, posted)) {
            expect(sum(transaction.map((entry) => entry.amount))).toBe(0);
            posted = [...posted, ...transaction];
          }
          expect(missingMovements(target, posted)).toEqual([]);
        }
        const payments = steps.at(-1)?.payments ?? [];
        const net = sum(payments.map((payment) => payment.received - payment.refunded - payment.chargedBack));
        const owed = sum(papers.flatMap(({ totals }) => totals.map((total) => total.net + total.vat)));
        expect(balance(posted, 'provider') + balance(posted, 'gift-cards')).toBe(net);
        expect(balance(posted, 'customers')).toBe(owed - net);
        expect(balance(posted, 'vat')).toBe(0 - sum(papers.flatMap(({ totals }) => totals.map((total) => total.vat))));
        expect(sum(posted.map((entry) => entry.amount))).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});
