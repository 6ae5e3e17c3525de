import { describe, expect, it } from 'vitest';
import { flatten, flattenResponse } from './flatten';

describe('flatten', () => {
  it('flattens attributes and relations at every depth', () => {
    const wire = {
      id: 'p1',
      attributes: {
        title: 'Suit',
        image: { data: { id: 'm1', attributes: { url: '/uploads/a.webp' } } },
        none: { data: null },
        variants: {
          data: [
            { id: 'v1', attributes: { sku: 'A', product: { data: { id: 'p1', attributes: { title: 'Suit' } } } } },
          ],
        },
        blocks: [{ __component: 'blocks.hero', id: 1, picture: { image: { data: null } } }],
      },
    };
    expect(flatten(wire)).toEqual({
      id: 'p1',
      title: 'Suit',
      image: { id: 'm1', url: '/uploads/a.webp' },
      none: null,
      variants: [{ id: 'v1', sku: 'A', product: { id: 'p1', title: 'Suit' } }],
      blocks: [{ __component: 'blocks.hero', id: 1, picture: { image: null } }],
    });
  });

  it('leaves responses of custom endpoints unchanged', () => {
    const own = { data: { title: 'no attributes here' }, attributes: { a: 1 } };
    expect(flatten(own)).toEqual(own);
    expect(flatten({ data: 'text' })).toEqual({ data: 'text' });
  });
});

describe('flattenAnswer', () => {
  it('unwraps data, with or without meta', () => {
    expect(flattenResponse({ data: [{ id: 'a', attributes: { x: 1 } }], meta: { pagination: {} } })).toEqual([
      { id: 'a', x: 1 },
    ]);
    expect(flattenResponse({ data: { products: [] } })).toEqual({ products: [] });
    expect(flattenResponse([{ code: 'nl' }])).toEqual([{ code: 'nl' }]);
    expect(flattenResponse(null)).toBeNull();
  });
});
