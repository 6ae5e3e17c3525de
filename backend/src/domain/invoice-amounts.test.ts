import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CreditItem,
  type SoldLine,
  type TaxTotal,
  correctionParts,
  creditDue,
  invoiceParts,
  taxTotals,
} from './invoice-amounts';
import { computeVat, vatOf } from './vat';

const line = (over: Partial<SoldLine> = {}): SoldLine => ({
  id: 1,
  supply: 'goods',
  rate: 21,
  total: 5995,
  discount: 0,
  ...over,
});

const orderOf = (lines: SoldLine[], shipping: number) => ({
  lines,
  shipping,
  ...computeVat(
    lines.map((entry) => ({ total: entry.total - entry.discount, vatRate: entry.rate })),
    shipping,
    21,
  ),
});

const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        supply: fc.constantFrom('goods' as const, 'services' as const),
        rate: fc.constantFrom(21, 20, 19, 25, 9, 5.5, 0),
        total: fc.nat(60_000),
        off: fc.nat(100),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    shipping: fc.nat(2500),
  })
  .map(({ lines, shipping }) =>
    orderOf(
      lines.map(({ supply, rate, total, off }, index) =>
        line({ id: index + 1, supply, rate, total, discount: Math.floor((total * off) / 100) }),
      ),
      shipping,
    ),
  );
type Order = ReturnType<typeof orderOf>;

const sum = (parts: { gross: number; net: number; vat: number }[]) => ({
  gross: parts.reduce((total, entry) => total + entry.gross, 0),
  net: parts.reduce((total, entry) => total + entry.net, 0),
  vat: parts.reduce((total, entry) => total + entry.vat, 0),
});

describe('invoiceParts', () => {
  it('splits shipping and VAT over lines of one rate', () => {
    const order = orderOf([line(), line({ id: 2, total: 1000, discount: 100 })], 395);
    expect(invoiceParts(order)).toEqual([
      { source: 1, supply: 'goods', rate: 21, net: 4955, vat: 1040, gross: 5995 },
      { source: 2, supply: 'goods', rate: 21, net: 744, vat: 156, gross: 900 },
      { source: 'shipping', supply: 'goods', rate: 21, net: 326, vat: 69, gross: 395 },
    ]);
  });

  it('splits shipping over the rates of the goods, as the order did', () => {
    const order = orderOf([line({ total: 10_000 }), line({ id: 2, rate: 9, total: 5000 })], 300);
    const shipping = invoiceParts(order).filter((entry) => entry.source === 'shipping');
    expect(shipping.map((entry) => [entry.rate, entry.gross])).toEqual([
      [21, 200],
      [9, 100],
    ]);
  });

  it('lists the rates of a free order with zero amounts', () => {
    expect(invoiceParts(orderOf([line({ total: 0 })], 0))).toEqual([
      { source: 1, supply: 'goods', rate: 21, net: 0, vat: 0, gross: 0 },
    ]);
  });

  it('adds up: net and VAT of a part to its gross, parts of a rate to the VAT of the order, all to its total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const parts = invoiceParts(order);
        for (const entry of parts) {
          expect(entry.net + entry.vat).toBe(entry.gross);
          expect(entry.vat).toBeGreaterThanOrEqual(0);
          expect(entry.net).toBeGreaterThanOrEqual(0);
        }
        for (const { rate, amount } of order.vatLines)
          expect(sum(parts.filter((entry) => entry.rate === rate)).vat).toBe(amount);
        const goods = order.lines.reduce((total, entry) => total + entry.total - entry.discount, 0);
        expect(sum(parts)).toMatchObject({ gross: goods + order.shipping, vat: order.vat });
        expect(sum(taxTotals(parts))).toEqual(sum(parts));
      }),
    );
  });
});

describe('creditDue', () => {
  it.each([
    ['nothing went back', 100, 100, 0, 0],
    ['a part', 100, 100, 30, 30],
    ['all', 100, 100, 100, 100],
    ['more than came in', 100, 100, 130, 100],
    ['paid twice', 100, 200, 0, 0],
    ['paid twice, one sent back', 100, 200, 100, 0],
    ['paid twice, one and a bit sent back', 100, 200, 110, 10],
    ['paid too much', 100, 120, 20, 0],
    ['nothing to pay', 0, 0, 0, 0],
  ])('%s', (_, total, received, sentBack, due) => expect(creditDue(total, received, sentBack)).toBe(due));
});

describe('correctionParts', () => {
  const order = orderOf([line({ total: 11_990 }), line({ id: 2, supply: 'services', total: 2995 })], 395);
  const invoice = invoiceParts(order);
  const begin = { invoice, corrections: [] };

  it('credits a line at its own VAT rate', () => {
    expect(correctionParts(begin, 5995, [{ source: 1, quantity: 1, amount: 5995 }])).toEqual([
      { source: 1, supply: 'goods', rate: 21, net: -4955, vat: -1040, gross: -5995 },
    ]);
  });

  it('splits a free amount by rate and kind of supply', () => {
    const parts = correctionParts(begin, 1000);
    expect(parts.map(({ source, supply, gross }) => [source, supply, gross])).toEqual([
      [null, 'goods', -805],
      [null, 'services', -195],
    ]);
  });

  it('splits by share when the lines do not add up to the amount or were already credited', () => {
    const items = [{ source: 2, quantity: 1, amount: 2995 }];
    expect(correctionParts(begin, 3000, items).map((entry) => entry.source)).toEqual([null, null]);
    const corrections = correctionParts(begin, 2995, items);
    const again = correctionParts({ invoice, corrections }, 2995, items);
    expect(again.map(({ supply, gross }) => [supply, gross])).toEqual([['goods', -2995]]);
  });

  it('restores the amounts of a reversed chargeback', () => {
    const all = invoice.reduce((total, entry) => total + entry.gross, 0);
    const taken = correctionParts(begin, all);
    const given = correctionParts({ invoice, corrections: taken }, -all);
    expect(sum(given)).toEqual(sum(invoice));
    expect(sum([...taken, ...given])).toEqual({ gross: 0, net: 0, vat: 0 });
  });

  /** Any steps back and forth, by amount or by line. */
  const anySteps = fc.array(
    fc.record({ share: fc.integer({ min: -60, max: 100 }), byLine: fc.boolean(), pick: fc.nat(20) }),
    {
      maxLength: 12,
    },
  );

  function walk(from: Order, steps: { share: number; byLine: boolean; pick: number }[]): TaxTotal[][] {
    const parts = invoiceParts(from);
    const total = sum(parts).gross;
    let credited = 0;
    const documents: TaxTotal[][] = [];
    const draw = (amount: number, items?: CreditItem[]): void => {
      const drawn = correctionParts({ invoice: parts, corrections: documents.flat() }, amount, items);
      expect(sum(drawn).gross + amount).toBe(0);
      for (const entry of drawn) {
        expect(entry.net + entry.vat).toBe(entry.gross);
        expect(Math.sign(entry.vat) * Math.sign(amount)).toBeLessThanOrEqual(0);
        expect(Math.sign(entry.net) * Math.sign(amount)).toBeLessThanOrEqual(0);
      }
      credited += amount;
      documents.push(drawn);
    };
    for (const { share, byLine, pick } of steps) {
      const chosen = parts[pick % parts.length];
      const left = total - credited;
      const byShare = share < 0 ? -Math.floor((credited * -share) / 100) : Math.floor((left * share) / 100);
      const amount = byLine && chosen && share > 0 ? Math.min(chosen.gross, left) : byShare;
      if (amount === 0) continue;
      draw(amount, byLine && chosen?.source ? [{ source: chosen.source, quantity: 1, amount }] : []);
    }
    if (total > credited) draw(total - credited);
    return documents;
  }

  it('any full credit ends at minus the invoice, per rate and VAT', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (any, steps) => {
        const parts = invoiceParts(any);
        const rest = taxTotals([...parts, ...walk(any, steps).flat()]);
        for (const entry of rest) expect(entry).toMatchObject({ net: 0, vat: 0, gross: 0 });
      }),
      { numRuns: 500 },
    );
  });

  it('credits exactly the VAT of a rate', () => {
    const whole = correctionParts({ invoice: invoiceParts(orderOf([line()], 0)), corrections: [] }, 5995);
    expect(whole[0]?.vat).toBe(-vatOf(5995, 21));
  });
});
