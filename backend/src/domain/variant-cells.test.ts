import { describe, expect, it } from 'vitest';
import {
  type VariantValues,
  VARIANT_FIELDS,
  cellText,
  findValueErrors,
  momentText,
  parseAmount,
  parseCell,
  parseMoment,
  parsePieces,
} from './variant-cells';

const values: VariantValues = {
  sku: 'ZW-1',
  gtin: null,
  price: 3995,
  salePrice: null,
  saleFrom: null,
  saleTo: null,
  active: true,
  picture: null,
};

describe('typed and pasted cells', () => {
  it.each([
    ['39,95', 3995],
    ['39.95', 3995],
    ['€ 1.234,5', 123450],
    ['1,234.50', 123450],
    ['12\u00a0', 1200],
    ['0', 0],
    ['', null],
  ])('reads %j as cents', (text, value) => expect(parseAmount(text)).toEqual({ value }));

  it.each(['1.234', '1,234', '-5', '12.345', '1e3', '=2+3', '1234567', '12,5,0', 'free'])(
    'refuses the amount %j',
    (text) => expect(parseAmount(text).error).toBeDefined(),
  );

  it('reads pieces to add or take off', () => {
    expect(['5', '+5', ' -2', '\u22122', ''].map((text) => parsePieces(text).value)).toEqual([5, 5, -2, -2, 0]);
    expect(['1.5', '=1', '123456'].every((text) => parsePieces(text).error)).toBe(true);
  });

  it('reads moments in the order of Europe, and knows the calendar', () => {
    const at = new Date(2026, 10, 27, 9, 0).toISOString();
    for (const text of ['2026-11-27 09:00', '27-11-2026 9:00', '27.11.2026 09:00:00', '27/11/2026 09:00'])
      expect(parseMoment(text)).toEqual({ value: at });
    expect(parseMoment('2026-11-27').value).toBe(new Date(2026, 10, 27).toISOString());
    for (const text of ['2026-02-30', '11/27/2026', 'tomorrow', '2026-11-27 25:00', '27-11-26'])
      expect(parseMoment(text).error).toBeDefined();
    expect(parseMoment(momentText(at)).value).toBe(at);
  });

  it('reads back every cell that it shows', () => {
    const full = { ...values, salePrice: 2950, saleFrom: new Date(2026, 10, 27, 9).toISOString(), active: false };
    for (const field of VARIANT_FIELDS) expect(parseCell(field, cellText(field, full)).value).toEqual(full[field]);
  });

  it('takes the id of a file for a picture, and nothing for none', () => {
    expect(parseCell('picture', '17')).toEqual({ value: 17 });
    expect(parseCell('picture', '')).toEqual({ value: null });
    expect(cellText('picture', { picture: 17 })).toBe('17');
    for (const text of ['x', '0', '1.5', '-1', '9999999999']) expect(parseCell('picture', text).error).toBeDefined();
  });

  it('needs an article number and a price', () => {
    expect(parseCell('sku', ' ').error).toBeDefined();
    expect(parseCell('sku', 'x'.repeat(65)).error).toBeDefined();
    expect(parseCell('price', '').error).toBeDefined();
    expect(parseCell('active', 'maybe').error).toBeDefined();
  });
});

describe('findValueErrors', () => {
  const fieldsOf = (over: Partial<VariantValues>) => findValueErrors({ ...values, ...over }).map(({ field }) => field);
  it.each([
    [{}, []],
    [{ gtin: '8712345678906' }, []],
    [{ gtin: '8,71E+12' }, ['gtin']],
    [{ salePrice: 3995 }, ['salePrice']],
    [{ salePrice: 0 }, ['salePrice']],
    [{ salePrice: 3000, saleFrom: '2026-12-01T00:00:00Z', saleTo: '2026-11-01T00:00:00Z' }, ['saleTo']],
  ])('%j', (over, fields) => expect(fieldsOf(over)).toEqual(fields));
});
