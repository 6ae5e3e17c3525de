import { describe, expect, it } from 'vitest';
import { requiredProductIds, replaceProductFilters, sortsByProduct, splitPopulate } from './variant-query';

describe('splitPopulate', () => {
  it.each([
    [undefined, { own: undefined, product: null }],
    ['*', { own: ['intro'], product: {} }],
    ['intro.image,product', { own: ['intro.image'], product: { populate: [] } }],
    [['intro.image', 'product.intro.image'], { own: ['intro.image'], product: { populate: ['intro.image'] } }],
    [
      { 0: 'intro', 1: 'product' },
      { own: ['intro'], product: { populate: [] } },
    ],
    [
      { intro: { populate: 'image' }, product: { fields: ['title'], populate: { intro: true } } },
      { own: { intro: { populate: 'image' } }, product: { fields: ['title'], populate: { intro: true } } },
    ],
    [{ product: 'true' }, { own: {}, product: {} }],
    [{ product: { fields: '*' } }, { own: {}, product: {} }],
  ])('%j', (populate, expected) => {
    expect(splitPopulate(populate)).toEqual(expected);
  });
});

describe('replaceProductFilters', () => {
  it('replaces product filters at any depth and leaves the others', async () => {
    const asked: unknown[] = [];
    const filters = { color: 'blue', $or: [{ product: { slug: 'a' } }, { $not: { product: { documentId: 'x' } } }] };
    const result = await replaceProductFilters(filters, async (filter) => {
      asked.push(filter);
      return ['id'];
    });
    const product = { documentId: { $in: ['id'] } };
    expect(result).toEqual({ color: 'blue', $or: [{ product }, { $not: { product } }] });
    expect(asked).toEqual([{ slug: 'a' }, { documentId: 'x' }]);
  });
});

describe('sortsByProduct', () => {
  it('finds the product in every form of sort', () => {
    expect([
      sortsByProduct('position,product.title'),
      sortsByProduct([{ product: { title: 'asc' } }]),
      sortsByProduct('price:asc'),
    ]).toEqual([true, true, false]);
  });
});

describe('requiredProductIds', () => {
  it('returns ids only if every variant must belong to them', () => {
    const product = { documentId: { $in: ['a', 'b'] } };
    expect(requiredProductIds({ color: 'blue', product })).toEqual(['a', 'b']);
    expect(requiredProductIds({ $or: [{ product }, { color: 'blue' }] })).toBeNull();
    expect(requiredProductIds(undefined)).toBeNull();
  });
});
