import { describe, expect, it } from 'vitest';
import { makeOption, OPTIONS } from './options.fixtures';
import { compareByOptions, labelOptions, optionsOf, showsOptions, toLabels } from './options';

const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);

describe('the options of a product', () => {
  it('are those of its variants, in display order', () => {
    const variants = [{ options: { size: 'xl', color: 'pink' } }, { options: { size: 's', color: 'blue' } }];
    const found = optionsOf(variants, OPTIONS).map(({ key, values }) => [key, values.map((value) => value.key)]);
    expect(found).toEqual([
      ['color', ['blue', 'pink']],
      ['size', ['s', 'xl']],
    ]);
    expect(optionsOf([{ options: {} }], OPTIONS)).toEqual([]);
  });

  it('are as many as the merchant makes: sixty values, or 20 by 10 by 3', () => {
    const all = [makeOption('color', many(20)), makeOption('size', many(10)), makeOption('material', many(3))];
    const variants = many(20).flatMap((color) =>
      many(10).flatMap((size) => many(3).map((material) => ({ options: { color, size, material } }))),
    );
    expect(optionsOf(variants, all)).toEqual(all);
    expect(variants.toReversed().toSorted(compareByOptions(all))).toEqual(variants);
    const [wide] = optionsOf(
      many(60).map((color) => ({ options: { color } })),
      [makeOption('color', many(60))],
    );
    expect(wide?.values).toHaveLength(60);
  });
});

it('labels what it knows, and keeps the key of what it does not', () => {
  const options = [
    { key: 'size', value: 'xxxl' },
    { key: 'color', value: 'mauve' },
    { key: 'length', value: 'long' },
  ];
  expect(labelOptions(options, toLabels(OPTIONS))).toEqual([
    { key: 'size', label: 'Size', value: '3XL' },
    { key: 'color', label: 'Colour', value: 'mauve' },
    { key: 'length', label: 'length', value: 'long' },
  ]);
});

it.each([
  [null, { color: 'blue' }, true],
  ['color:blue', { color: 'blue', size: 'm' }, true],
  ['color:pink', { color: 'blue', size: 'm' }, false],
  ['material:wool', { color: 'blue' }, false],
])('a picture of %s suits %o: %s', (code, options, expected) => {
  expect(showsOptions(code, options, false)).toBe(expected);
  if (code === 'material:wool') expect(showsOptions(code, options, true)).toBe(true);
});
