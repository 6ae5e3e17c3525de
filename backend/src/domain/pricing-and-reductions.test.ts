import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PriceEntry,
  type Pricing,
  missingLogEntries,
  effectivePrice,
  findReduction,
  findSaleErrors,
  isOnSale,
  lowestPriceBefore,
  nextSaleBoundary,
  parsePricing,
} from './pricing-and-reductions';

const DAY = 86_400_000;
const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1) + n * DAY);
const pricing = (over: Partial<Pricing> = {}): Pricing => ({
  price: 10_000,
  salePrice: null,
  saleFrom: null,
  saleTo: null,
  ...over,
});
/** `[day, price, regular]`; without a reduction the regular price is left out. */
const log = (...lines: [number, number, number?][]): PriceEntry[] =>
  lines.map(([n, price, regular = price]) => ({ price, regular, validFrom: day(n) }));

describe('effectivePrice', () => {
  const sale = pricing({ salePrice: 8000, saleFrom: day(1), saleTo: day(2) });
  it.each([
    ['before the sale', sale, new Date(day(1).getTime() - 1), 10_000],
    ['from its first moment', sale, day(1), 8000],
    ['to its last', sale, new Date(day(2).getTime() - 1), 8000],
    ['after it', sale, day(2), 10_000],
    ['a sale without dates', pricing({ salePrice: 8000 }), day(0), 8000],
    ['a sale that costs more', pricing({ salePrice: 12_000 }), day(0), 10_000],
    ['no sale', pricing({ saleFrom: day(0) }), day(1), 10_000],
  ])('%s', (_, given, now, expected) => {
    expect(effectivePrice(given, now)).toBe(expected);
  });

  it('reads the decimals of both databases', () => {
    expect(parsePricing({ price: '44.95', salePrice: '39.95' })).toMatchObject({ price: 4495, salePrice: 3995 });
    expect(parsePricing({ price: 44.95, salePrice: null }).salePrice).toBeNull();
  });
});

describe('findSaleErrors', () => {
  it.each([
    [{}, []],
    [{ salePrice: 9999 }, []],
    [{ salePrice: 10_000 }, ['salePrice']],
    [{ salePrice: 9000, saleFrom: day(1), saleTo: day(1) }, ['saleTo']],
    [{ salePrice: 12_000, saleFrom: day(2), saleTo: day(1) }, ['salePrice', 'saleTo']],
  ])('%j', (over, fields) => {
    expect(findSaleErrors(pricing(over)).map(({ field }) => field)).toEqual(fields);
  });
});

describe('lowestPriceBefore', () => {
  it.each([
    ['one price all the time', log([0, 100]), 60, 100],
    ['a lower price within the days', log([0, 100], [40, 80], [45, 100]), 60, 80],
    ['a lower price in force when the days begin', log([0, 80], [35, 100]), 60, 80],
    ['a lower price that ended before the days', log([0, 80], [20, 100]), 60, 100],
    ['a lower price that ended at their first moment', log([0, 80], [30, 100]), 60, 100],
    ['goods sold for ten days', log([50, 100], [55, 90]), 60, 90],
    ['goods that were never sold before', log([60, 100]), 60, null],
  ])('%s', (_, entries, start, expected) => {
    expect(lowestPriceBefore(entries, day(start))).toBe(expected);
  });
});

describe('findReduction', () => {
  it.each([
    ['a plain reduction', log([0, 100], [60, 80, 100]), { from: 100, percent: 20 }],
    ['80, 100, then 90: no lower than it was', log([0, 80], [40, 100], [60, 90, 100]), null],
    ['as low as it was', log([0, 90], [40, 100], [60, 90, 100]), null],
    ['lower than the lowest', log([0, 80], [40, 100], [60, 60, 100]), { from: 80, percent: 25 }],
    [
      'lower and lower: measured by the time before',
      log([0, 100], [60, 90, 100], [70, 80, 100]),
      { from: 100, percent: 20 },
    ],
    ['lower for three months', log([0, 100], [60, 90, 100], [150, 80, 100]), { from: 100, percent: 20 }],
    ['less reduced than before is a new reduction', log([0, 100], [60, 70, 100], [70, 85, 100]), null],
    ['with a pause in between', log([0, 100], [60, 80, 100], [61, 100], [62, 80, 100]), null],
    [
      'a pause of more than 30 days',
      log([0, 100], [20, 80, 100], [21, 100], [60, 80, 100]),
      { from: 100, percent: 20 },
    ],
    ['a lower regular price is no reduction', log([0, 100], [60, 80]), null],
    ['never sold for more', log([60, 80, 100]), null],
    ['less than one percent', log([0, 1000], [60, 991, 1000]), null],
    ['rounded down', log([0, 4495], [60, 3995, 4495]), { from: 4495, percent: 11 }],
    ['no log', [], null],
  ])('%s', (_, entries, expected) => {
    expect(findReduction(entries)).toEqual(expected);
  });
});

describe('missingLogEntries', () => {
  const [first] = log([0, 10_000]);
  const sale = pricing({ salePrice: 8000, saleFrom: day(5), saleTo: day(7) });

  it('uses the exact start and end of a sale, however late it runs', () => {
    expect(missingLogEntries(sale, day(1), first ?? null, day(20))).toEqual([
      { price: 8000, regular: 10_000, validFrom: day(5) },
      { price: 10_000, regular: 10_000, validFrom: day(7) },
    ]);
  });
  it('invents no entries for a backdated sale', () => {
    expect(missingLogEntries(sale, day(8), first ?? null, day(9))).toEqual([]);
  });
  it('starts a log, and corrects one that was changed elsewhere', () => {
    expect(missingLogEntries(sale, day(0), null, day(1))).toEqual([
      { price: 10_000, regular: 10_000, validFrom: day(1) },
    ]);
    expect(missingLogEntries(pricing({ price: 9000 }), day(0), first ?? null, day(3))).toEqual(log([3, 9000]));
  });
  it('returns the next time the price may change', () => {
    expect([nextSaleBoundary(sale, day(0)), nextSaleBoundary(sale, day(5)), nextSaleBoundary(sale, day(7))]).toEqual([
      day(5),
      day(7),
      null,
    ]);
    expect(nextSaleBoundary(pricing({ saleFrom: day(3) }), day(0))).toBeNull();
  });
});

/** An editor's changes: settings saved at some hour. */
const cents = fc.integer({ min: 1, max: 20 }).map((n) => n * 500);
const hour = fc.integer({ min: 0, max: 24 * 90 }).map((n) => new Date(day(0).getTime() + n * 3_600_000));
const settings = fc
  .record({ price: cents, salePrice: fc.option(cents), saleFrom: fc.option(hour), saleTo: fc.option(hour) })
  .filter((given) => findSaleErrors(given).length === 0);
const history = fc
  .uniqueArray(fc.record({ at: hour, given: settings }), { minLength: 1, maxLength: 8, selector: ({ at }) => +at })
  .map((saves) => saves.sort((a, b) => +a.at - +b.at));

type Save = { at: Date; given: Pricing };

/** Writes the log as the shop does: entries due under the old settings, then the change of the save itself. */
function keepLog(saves: Save[], looks: Date[]): PriceEntry[] {
  const entries: PriceEntry[] = [];
  let active: Save | null = null;
  const catchUp = (now: Date): void => {
    if (active) entries.push(...missingLogEntries(active.given, active.at, entries.at(-1) ?? null, now));
  };
  const steps = [...saves.map((save) => ({ at: save.at, save })), ...looks.map((at) => ({ at, save: null }))];
  for (const { at, save } of steps.sort((a, b) => +a.at - +b.at)) {
    catchUp(at);
    if (!save) continue;
    active = save;
    if (entries.at(-1)?.validFrom.getTime() === at.getTime()) entries.pop();
    catchUp(at);
  }
  return entries;
}

const priceAt = (entries: PriceEntry[], at: number): number | undefined =>
  entries.filter(({ validFrom }) => validFrom.getTime() <= at).at(-1)?.price;

/** What a buyer would have paid at a time, by the settings valid then. */
function paidAt(saves: Save[], at: Date): number | undefined {
  const held = saves.filter((save) => save.at <= at).at(-1);
  return held && effectivePrice(held.given, at);
}

const HOUR = 3_600_000;

/** Reference implementation, hour by hour: back through the continuously falling sale, then the minimum of 30 days. */
function lowestBeforeSale(saves: Save[], now: Date): number | undefined {
  const reduced = (at: number): boolean =>
    saves.some(({ given }, index) => {
      const next = saves[index + 1];
      return +(saves[index]?.at ?? 0) <= at && (!next || +next.at > at) && isOnSale(given, new Date(at));
    });
  const paid = (at: number): number => paidAt(saves, new Date(at)) ?? Number.NaN;
  let start = +now;
  while (reduced(start - HOUR) && paid(start - HOUR) >= paid(start)) start -= HOUR;
  const before = Array.from({ length: 30 * 24 }, (_, index) => paid(start - (index + 1) * HOUR));
  return Math.min(...before.filter((price) => !Number.isNaN(price)));
}

describe('a sale price that becomes the regular price', () => {
  it('ends the reduction although the price paid stays the same', () => {
    const begun = new Date('2026-01-01T00:00:00Z');
    const made = new Date('2026-02-01T00:00:00Z');
    const entries = [
      { price: 1500, regular: 1500, validFrom: new Date('2025-12-01T00:00:00Z') },
      { price: 1000, regular: 1500, validFrom: begun },
    ];
    expect(findReduction(entries)).toEqual({ from: 1500, percent: 33 });
    const usual = { price: 1000, salePrice: null, saleFrom: null, saleTo: null };
    const due = missingLogEntries(usual, made, entries.at(-1) ?? null, made);
    expect(due).toEqual([{ price: 1000, regular: 1000, validFrom: made }]);
    expect(findReduction([...entries, ...due])).toBeNull();
  });
});

describe('the price log, for any edits and however rarely it is updated', () => {
  it('contains the price paid at any time', () => {
    fc.assert(
      fc.property(history, fc.array(hour, { maxLength: 20 }), hour, (saves, looks, at) => {
        const entries = keepLog(saves, [...looks, day(100)]);
        expect(priceAt(entries, +at)).toBe(paidAt(saves, at));
        const times = entries.map(({ validFrom }) => +validFrom);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same 30-day minimum as checking every hour', () => {
    fc.assert(
      fc.property(history, hour, (saves, start) => {
        const entries = keepLog(saves, [day(100)]);
        const hours = Array.from({ length: 30 * 24 }, (_, index) => +start - (index + 1) * HOUR);
        const seen = hours.map((at) => priceAt(entries, at)).filter((price) => price !== undefined);
        expect(lowestPriceBefore(entries, start)).toBe(seen.length > 0 ? Math.min(...seen) : null);
      }),
      { numRuns: 300 },
    );
  });

  it('announces exactly the lawful reduction', () => {
    fc.assert(
      fc.property(history, hour, (saves, now) => {
        const entries = keepLog(saves, [now]).filter(({ validFrom }) => validFrom <= now);
        const reduction = findReduction(entries);
        if (!reduction) return;
        const price = paidAt(saves, now) ?? 0;
        expect(price).toBeLessThanOrEqual(reduction.from * (1 - reduction.percent / 100) + 1e-9);
        expect(reduction.from).toBe(lowestBeforeSale(saves, now));
      }),
      { numRuns: 500 },
    );
  });
});
