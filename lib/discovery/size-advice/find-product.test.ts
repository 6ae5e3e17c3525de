import { describe, expect, it } from 'vitest';
import type { Place } from '@/lib/catalog/types';
import { makeVariant } from '@/lib/catalog/catalog.fixtures';
import type { AdviserModel } from './adviser-model';
import { findProduct } from './find-product';
import { childSchema, finderSchema, parseMeasure } from './measures';
import { stockOfSize } from '@/lib/catalog/size-advice/size-stock';
import { readShared, shareLink } from './typed-measures';

const model = (id: string, waterFrom: number | null, places: Place[], minAge = 3): AdviserModel => ({
  id,
  title: id,
  path: `/shop/${id}`,
  minAge,
  waterFrom,
  places,
  rows: [{ size: 's', weightMin: 11, weightMax: 20, heightMin: 0, heightMax: 0, chest: null, buoyancy: null }],
  variants: [],
});
const models = [
  model('classic', 28, ['indoor', 'outdoor']),
  model('mini', 30, ['indoor']),
  model('pro', 20, ['indoor', 'outdoor', 'open']),
  model('unknown', null, ['open']),
];
const child = { weight: 12, age: 4, height: null, chest: null };
const find = (temperature: number, place: Place, list = models) => {
  const found = findProduct(list, { temperature, place }, child);
  return found.model ? found.model.id : found.refusal;
};

describe('the product for the water', () => {
  it.each([
    [30, 'indoor', 'mini'],
    [29.9, 'indoor', 'classic'],
    [28, 'outdoor', 'classic'],
    [27.9, 'outdoor', 'pro'],
    [35, 'open', 'pro'],
    [20, 'open', 'pro'],
  ] as const)('at %d °C, %s, is %s', (temperature, place, id) => expect(find(temperature, place)).toBe(id));

  it('is refused when too cold, or where no product is made for', () => {
    expect(find(19.9, 'indoor')).toEqual({ kind: 'cold', from: 20 });
    expect(find(Number.NaN, 'outdoor')).toEqual({ kind: 'cold', from: 20 });
    expect(find(30, 'open', models.slice(0, 2))).toEqual({ kind: 'place' });
    expect(find(30, 'indoor', [])).toEqual({ kind: 'place' });
  });

  it('is the next one if the child does not fit the first, and refused with the first if none does', () => {
    const picky = [model('mini', 30, ['indoor'], 6), model('classic', 28, ['indoor'])];
    expect(find(31, 'indoor', picky)).toBe('classic');
    const none = findProduct(models, { temperature: 31, place: 'indoor' }, { ...child, weight: 50 });
    expect(none).toMatchObject({ model: { id: 'mini' }, advice: { refusal: { kind: 'heavy' } } });
  });
});

it('reads measures as people type them', () => {
  expect(['17', '17.5', ' 17,5 kg ', '98CM', '28 °C'].map(parseMeasure)).toEqual([17, 17.5, 17.5, 98, 28]);
  expect(['', 'twelve', '-3', '1e9', '1000000000', '1.234,5', '17,', 'kg'].map(parseMeasure)).toEqual(
    Array(8).fill(null),
  );
});

it('marks what is no measure, and passes on weights that no suit is made for', () => {
  const blank = { weight: '', age: '', height: '', chest: '' };
  const codes = (typed: Partial<typeof blank>) =>
    childSchema
      .safeParse({ ...blank, ...typed })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(codes({})).toEqual(['weight required', 'age required']);
  expect(codes({ weight: 'twelve', age: '-1', height: '1', chest: 'x' })).toEqual([
    'weight number',
    'age number',
    'height number',
    'chest number',
  ]);
  expect(codes({ weight: '0', age: '4' })).toEqual(['weight number']);
  expect(childSchema.parse({ ...blank, weight: '42,01', age: '0' })).toEqual({
    weight: 42.01,
    age: 0,
    height: null,
    chest: null,
  });
  expect(
    finderSchema.safeParse({ weight: '12', age: '4', temperature: '28', place: '' }).error?.issues[0]?.message,
  ).toBe('required');
});

describe('the colour with a size', () => {
  const variants = [
    makeVariant('blue', 'xs', 'sold_out'),
    makeVariant('pink', 'xs', 'low'),
    makeVariant('blue', 's', 'sold_out'),
  ];

  const pinkXs = { color: 'pink', size: 'xs' };
  const blueS = { color: 'blue', size: 's' };

  it('is the wanted one while it is in stock, else another', () => {
    expect(stockOfSize(variants, 'xs', { color: 'pink' })).toEqual({ state: 'in_stock', options: pinkXs });
    expect(stockOfSize(variants, 'xs', { color: 'blue', size: 's' })).toEqual({ state: 'other', options: pinkXs });
    expect(stockOfSize(variants, 'xs', {})).toEqual({ state: 'in_stock', options: pinkXs });
  });

  it('stays when all are sold out, for the mail', () => {
    expect(stockOfSize(variants, 's', { color: 'blue' })).toEqual({ state: 'sold_out', options: blueS });
    expect(stockOfSize(variants, 's', {})).toEqual({ state: 'sold_out', options: blueS });
    expect(stockOfSize(variants, 'm', { color: 'blue' })).toEqual({ state: 'absent' });
    const plain = stockOfSize([makeVariant(null, 's')], 's', { color: 'blue' });
    expect(plain).toEqual({ state: 'in_stock', options: { size: 's' } });
  });
});

it('shares what was typed in the fragment of a link', () => {
  const link = new URL(shareLink('https://zwotter.example/shop/x', { weight: '17,5', age: '4', height: '' }));
  expect([link.pathname, link.search]).toEqual(['/shop/x', '']);
  expect(readShared(link.hash)).toEqual({ weight: '17,5', age: '4' });
  expect(readShared('#safety')).toEqual({});
  expect(readShared(`#size-adviser?weight=${'9'.repeat(41)}`)).toEqual({});
});
