import { describe, expect, it } from 'vitest';
import type { VariantValues } from './variant-cells';
import { differingFields, findConflicts, findSharedSkus } from './variant-change';

const current: VariantValues = {
  sku: 'ZW-1',
  gtin: null,
  price: 3995,
  salePrice: null,
  saleFrom: '2026-11-27T08:00:00.000Z',
  saleTo: null,
  active: true,
  picture: null,
};
const change = (set: Partial<VariantValues>, was: Partial<VariantValues>) => ({ id: 'a', set, was, add: 0 });

describe('findConflicts', () => {
  it('names what somebody else changed, and its value', () =>
    expect(findConflicts(current, change({ price: 4500 }, { price: 5000 }))).toEqual([
      { id: 'a', field: 'price', now: 3995 },
    ]));
  it.each([
    ['nobody changed it', change({ price: 4500 }, { price: 3995 })],
    ['it has that value already', change({ price: 3995 }, { price: 5000 })],
    ['another field changed', change({ sku: 'ZW-2' }, { sku: 'ZW-1', price: 1 })],
    ['the picture is the one that was there', change({ picture: 2 }, { picture: null })],
    ['the moment is written otherwise', change({ saleFrom: null }, { saleFrom: '2026-11-27T09:00:00+01:00' })],
  ])('finds none when %s', (_name, made) => expect(findConflicts(current, made)).toEqual([]));
  it('names another picture, and one that was taken away', () => {
    const own = { ...current, picture: 5 };
    expect(findConflicts(own, change({ picture: 2 }, { picture: null }))).toEqual([
      { id: 'a', field: 'picture', now: 5 },
    ]);
    expect(findConflicts(current, change({ picture: 2 }, { picture: 5 }))).toMatchObject([{ now: null }]);
  });
  it('takes a field without a known value for changed', () =>
    expect(findConflicts(current, change({ gtin: '1' }, {}))).toHaveLength(1));
});

it('writes only what differs', () =>
  expect(differingFields(current, change({ price: 3995, gtin: '5', active: true }, {}))).toEqual(['gtin']));

it('finds article numbers of two variants', () => {
  const rows = ['x', 'y', 'x'].map((sku, index) => ({ id: String(index), sku }));
  expect(findSharedSkus(rows).map(({ id }) => id)).toEqual(['0', '2']);
});
