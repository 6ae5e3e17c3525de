import { describe, expect, it } from 'vitest';
import { combine, countCombinations, fillSku, newCombinations, suggestPattern } from './variant-combinations';

const values = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const blueM = [
  { key: 'color', value: 'blue' },
  { key: 'size', value: 'm' },
];

describe('combinations', () => {
  it('come in the order of options and values', () =>
    expect(
      combine([
        { key: 'color', values: ['blue', 'pink'] },
        { key: 'fit', values: [] },
        { key: 'size', values: ['s', 'm'] },
      ]).map((made) => made.map(({ value }) => value).join(' ')),
    ).toEqual(['blue s', 'blue m', 'pink s', 'pink m']));

  it('are counted without being made, also many', () => {
    const options = [
      { key: 'a', values: values('a', 20) },
      { key: 'b', values: values('b', 10) },
      { key: 'c', values: values('c', 3) },
    ];
    expect([countCombinations(options), combine(options).length]).toEqual([600, 600]);
  });

  it('without options are one variant', () => expect(combine([])).toEqual([[]]));

  it('that exist are left out, in whichever order their options are', () =>
    expect(newCombinations([blueM, [{ key: 'size', value: 's' }]], [[...blueM].reverse()])).toEqual([
      [{ key: 'size', value: 's' }],
    ]));
});

describe('SKUs by pattern', () => {
  it.each([
    ['ZW-{color}-{size}', 'ZW-BLUE-M'],
    ['{size}{color}', 'MBLUE'],
    ['ZW-{material}-{size}', 'ZW-M'],
    ['{SIZE}', 'M'],
  ])('%s', (pattern, sku) => expect(fillSku(pattern, blueM)).toBe(sku));
  it('hold letters and digits only', () =>
    expect(fillSku('{c}', [{ key: 'c', value: 'crème brûlée' }])).toBe('CREME-BRULEE'));
  it('begin like the existing ones', () => {
    expect(suggestPattern('Zwotter', ['ZW-C-BLUE-M', 'ZW-C-BLUE-S', 'ZW-C-PINK-S'], ['color', 'size'])).toBe(
      'ZW-C-{color}-{size}',
    );
    expect(suggestPattern('Nieuw pak', [], ['size'])).toBe('NIEUW-PAK-{size}');
    expect(suggestPattern('Nieuw', ['A1', 'B2'], [])).toBe('NIEUW');
  });
});
