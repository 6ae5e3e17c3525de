import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListingQuery } from '../../domain/product-listing';
import { ListingIndex } from './listing-index';
import type { ListedRow } from './read-listed-products';
import { SORTS } from '../../../contract/products';

const START = new Date('2026-05-01T12:00:00Z');
const inHours = (hours: number): Date => new Date(START.getTime() + hours * 3_600_000);

const query = (sort: ListingQuery['sort']): ListingQuery => ({
  filters: {},
  sort,
  page: 1,
  pageSize: 100,
  type: null,
});

/** A product in one or two languages; few names, prices and positions, so that many are equal. */
const product = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    locales: fc.subarray(['nl', 'de'] as const),
    title: fc.constantFrom('Zwemvest 2', 'Zwemvest 10', 'Ärmel', 'Poncho'),
    position: fc.nat({ max: 2 }),
    price: fc.constantFrom(1000, 2000, 3000),
    sale: fc.option(fc.record({ from: fc.nat({ max: 6 }), hours: fc.integer({ min: 1, max: 4 }) })),
  })
  .map(({ id, locales, title, position, price, sale }) => ({
    id,
    rowsOf: (row: number): ListedRow[] =>
      locales.map((locale, index) => ({
        id,
        locale,
        type: 'physical',
        title,
        position,
        row: row * 2 + index,
        variantSet: {
          options: [],
          variantIds: [row],
          pricings: [
            {
              price,
              salePrice: sale ? price - 1500 : null,
              saleFrom: sale ? inHours(sale.from) : null,
              saleTo: sale ? inHours(sale.from + sale.hours) : null,
            },
          ],
        },
      })),
  }));

describe('a listing index in which products are replaced', () => {
  it('has the order of one that is made anew, at any time', () => {
    const step = fc.record({ changed: product, hour: fc.nat({ max: 10 }), looks: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const rows = new Map<string, ListedRow[]>();
        const index = new ListingIndex([]);
        for (const [number, { changed, hour, looks }] of [...steps].sort((a, b) => a.hour - b.hour).entries()) {
          rows.set(changed.id, changed.rowsOf(number));
          index.replace([changed.id], changed.rowsOf(number));
          if (!looks && number < steps.length - 1) continue;
          const anew = new ListingIndex([...rows.values()].flat());
          for (const sort of SORTS)
            for (const locale of ['nl', 'de'] as const)
              expect(index.page(locale, query(sort), inHours(hour))).toEqual(
                anew.page(locale, query(sort), inHours(hour)),
              );
        }
      }),
      { numRuns: 200 },
    );
  });
});
