import { describe, expect, it } from 'vitest';
import { codeOf, isOptionKey, splitCode } from '../../contract/options';
import { type Combination, findCombinationErrors } from './options';

const variant = (sku: string, ...codes: string[]): Combination => ({ sku, codes });
const many = (count: number, key: string): string[] => Array.from({ length: count }, (_, at) => `${key}:v${at}`);

describe('keys', () => {
  it.each(['color', 'shoe-size', 'material2'])('%s is one', (key) => expect(isOptionKey(key)).toBe(true));
  it.each(['', 'Color', 'taille é', '2nd', 'a:b', 'sort', 'page', 'quantity', 'x'.repeat(25), '__proto__'])(
    '%s is none',
    (key) => expect(isOptionKey(key)).toBe(false),
  );
  it('a code holds both keys', () => {
    expect(splitCode(codeOf({ key: 'shoe-size', value: '38-5' }))).toEqual({ key: 'shoe-size', value: '38-5' });
  });
});

describe('combinations of a product', () => {
  it('all of three options of 20, 10 and 3 values are different', () => {
    const all = many(20, 'color').flatMap((color) =>
      many(10, 'size').flatMap((size) => many(3, 'material').map((material) => [color, size, material])),
    );
    const variants = all.map((codes, at) => ({ sku: `S${at}`, codes }));
    expect(variants).toHaveLength(600);
    const errors = variants.flatMap((one, at) =>
      findCombinationErrors(
        one,
        variants.filter((_, other) => other !== at),
      ),
    );
    expect(errors).toEqual([]);
  });

  it('sixty values of one option are sixty variants', () => {
    const variants = many(60, 'color').map((code) => variant(code, code));
    expect(findCombinationErrors(variant('new', 'color:v60'), variants)).toEqual([]);
    expect(findCombinationErrors(variant('new', 'color:v59'), variants)).toEqual([
      'color:v59 of this product is the same already: color v59',
    ]);
  });

  it('the same in another order is the same', () => {
    const other = variant('A', 'size:m', 'color:blue');
    expect(findCombinationErrors(variant('B', 'color:blue', 'size:m'), [other])).toEqual([
      'A of this product is the same already: color blue, size m',
    ]);
  });

  it('an option more, or another value, is another variant', () => {
    const others = [variant('A', 'color:blue'), variant('B', 'color:pink', 'size:m'), variant('C')];
    expect(findCombinationErrors(variant('D', 'color:blue', 'size:m'), others)).toEqual([]);
  });

  it('variants without options may be several: lessons and gift cards', () => {
    expect(findCombinationErrors(variant('B'), [variant('A')])).toEqual([]);
  });

  it('two values of one option are refused', () => {
    expect(findCombinationErrors(variant('A', 'color:blue', 'color:pink'), [])).toEqual([
      'Choose one value of color: a variant cannot have several',
    ]);
  });

  it('five options are too many for the cart', () => {
    const codes = ['a', 'b', 'c', 'd', 'e'].map((key) => `${key}:x`);
    expect(findCombinationErrors(variant('A', ...codes), [])).toEqual(['A variant has at most 4 options']);
  });
});
