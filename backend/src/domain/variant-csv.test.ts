import { describe, expect, it } from 'vitest';
import { csvLine } from '../platform/files/csv';
import { readCsv } from './read-csv';
import type { VariantValues } from './variant-cells';
import { csvCells, csvHead, planImport } from './variant-csv';

const variant = (sku: string, over: Partial<VariantValues> = {}) => ({
  id: `id of ${sku}`,
  product: '=Pak; "groot"',
  look: 'Blue, M',
  available: 4,
  sku,
  gtin: null,
  price: 3995,
  salePrice: 2995,
  saleFrom: '2026-11-27T08:00:12.345Z',
  saleTo: null,
  active: true,
  picture: null,
  ...over,
});
const shop = [variant('A'), variant('-B', { gtin: '8712345678906', salePrice: null, saleFrom: null, active: false })];
const plan = (text: string) => planImport(readCsv(text), shop);

describe('a CSV file of variants', () => {
  it.each([false, true])('that was exported changes nothing (decimal comma: %s)', (comma) => {
    const rows = [csvHead('Europe/Amsterdam'), ...shop.map((one) => csvCells(one, comma))];
    expect(plan(rows.map((cells) => csvLine(cells)).join(''))).toEqual({
      changes: [],
      errors: [],
      unchanged: 2,
      ignored: [],
    });
  });

  it('has no pictures: a column of that name is none of it', () => {
    expect(csvHead('Europe/Amsterdam').join()).not.toMatch(/picture/i);
    expect(csvCells(variant('A', { picture: 4711 }), false).join()).not.toMatch('4711');
    expect(plan('SKU;Picture\nA;12')).toEqual({ changes: [], errors: [], unchanged: 1, ignored: ['Picture'] });
  });

  it('changes what differs, in the columns that it has', () =>
    expect(plan('sku;price;Sale price;Add to stock;Colour\nA;41,5;;+3;x\n-B;39.95;;;x')).toEqual({
      changes: [
        {
          id: 'id of A',
          line: 2,
          sku: 'A',
          set: { price: 4150, salePrice: null },
          was: { price: 3995, salePrice: 2995 },
          add: 3,
        },
      ],
      errors: [],
      unchanged: 1,
      ignored: ['Colour'],
    }));

  it('adds no pieces a second time that an earlier try has added', () => {
    const again = planImport(
      readCsv('SKU;Price;Add to stock\nA;41,50;3\n-B;39,95;2'),
      shop,
      new Set(['id of A', 'id of -B']),
    );
    expect([again.changes.map(({ sku, add }) => [sku, add]), again.unchanged]).toEqual([[['A', 0]], 1]);
  });

  it('reports what is wrong by line, and changes nothing of such a line', () => {
    const { changes, errors } = plan('SKU;Price;Sale price;GTIN\nC;1;;\nA;free;1;\n-B;39,95;50;1\n-B;1;;\n;1;;');
    expect(changes).toEqual([]);
    expect(errors.map(({ line }) => line)).toEqual([2, 3, 4, 4, 5, 6]);
    expect(errors.map(({ message }) => message).join('\n')).toMatch(
      /no variant “C”[\s\S]*Price: Write an amount[\s\S]*GTIN: [\s\S]*Sale price: [\s\S]*also in line 4[\s\S]*SKU is missing/,
    );
  });

  it('needs one column of each', () => {
    expect(plan('Price\n1').errors[0]?.message).toMatch('SKU');
    expect(plan('SKU,Price,price\nA,1,2').errors[0]?.message).toMatch('two columns');
  });

  it('takes a formula for a text that is no amount', () =>
    expect(plan('SKU,Price\nA,=40+2').errors).toEqual([
      { line: 2, message: expect.stringMatching('Write an amount') },
    ]));

  it('may have ten thousand lines, of which each is found and each mistake named', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => variant(`S${at}`));
    const lines = many.map(({ sku }, at) => `${sku};${at % 1000 === 0 ? '39.95.1' : '41,50'};29,95`);
    const { changes, errors } = planImport(readCsv(`SKU;Price;Sale price\n${lines.join('\n')}`), many);
    expect(errors.map(({ line }) => line)).toEqual(Array.from({ length: 10 }, (_, at) => at * 1000 + 2));
    expect(changes).toHaveLength(9990);
    expect(changes.at(-1)).toMatchObject({ id: 'id of S9999', line: 10_001, set: { price: 4150 }, add: 0 });
  });

  it('with another separator in its lines than in its first one changes nothing', () => {
    const { changes, errors } = plan('SKU;Price\nA,41.50\n-B,41.50');
    expect(changes).toEqual([]);
    expect(errors.map(({ line }) => line)).toEqual([2, 3]);
  });
});
