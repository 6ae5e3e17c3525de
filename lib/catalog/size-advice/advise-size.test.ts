import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SizeRow } from '@/lib/catalog/types';
import { adviseSize, type Child } from './advise-size';

const makeRow = (size: SizeRow['size'], weights: [number, number], heights: [number, number] = [0, 0]): SizeRow => ({
  size,
  weightMin: weights[0],
  weightMax: weights[1],
  heightMin: heights[0],
  heightMax: heights[1],
  chest: null,
  buoyancy: null,
});

/** The table of the suits. */
const rows = [
  makeRow('xs', [11, 14], [86, 97]),
  makeRow('s', [15, 17], [98, 105]),
  makeRow('m', [18, 20], [106, 113]),
  makeRow('l', [21, 24], [114, 121]),
  makeRow('xl', [25, 28], [122, 130]),
  makeRow('xxl', [29, 33], [131, 139]),
  makeRow('xxxl', [34, 42], [140, 152]),
];
const rules = { minAge: 3, rows };
const child = (weight: number, more: Partial<Child> = {}): Child => ({
  weight,
  age: 5,
  height: null,
  chest: null,
  ...more,
});
const outcome = (weight: number, more?: Partial<Child>) => {
  const advice = adviseSize(rules, child(weight, more));
  return advice.refusal ? advice.refusal.kind : advice.size;
};

describe('the size', () => {
  it.each([
    [11, 'xs'],
    [14, 'xs'],
    [14.49, 'xs'],
    [14.5, 's'],
    [15, 's'],
    [17, 's'],
    [17.5, 'm'],
    [20.4, 'm'],
    [24, 'l'],
    [24.5, 'xl'],
    [28.5, 'xxl'],
    [33.49, 'xxl'],
    [33.5, 'xxxl'],
    [42, 'xxxl'],
  ])('for %d kg is %s', (weight, size) => expect(outcome(weight)).toBe(size));

  it.each([
    [10.99, 'light'],
    [10.5, 'light'],
    [0, 'light'],
    [-3, 'light'],
    [Number.NaN, 'light'],
    [Number.NEGATIVE_INFINITY, 'light'],
    [42.01, 'heavy'],
    [42.4, 'heavy'],
    [1e9, 'heavy'],
    [Number.POSITIVE_INFINITY, 'heavy'],
  ])('for %d kg is refused: %s', (weight, kind) => expect(outcome(weight)).toBe(kind));

  it.each([
    [3, 'm'],
    [2.99, 'young'],
    [0, 'young'],
    [-1, 'young'],
    [Number.NaN, 'young'],
  ])('at an age of %d is %s', (age, expected) => expect(outcome(18, { age })).toBe(expected));

  it('is refused for the age first, and with the numbers of the product', () => {
    expect(adviseSize(rules, child(5, { age: 1 }))).toEqual({ refusal: { kind: 'young', minAge: 3 } });
    expect(adviseSize(rules, child(10.99))).toEqual({ refusal: { kind: 'light', min: 11 } });
    expect(adviseSize(rules, child(42.01))).toEqual({ refusal: { kind: 'heavy', max: 42 } });
    expect(adviseSize({ ...rules, minAge: 0 }, child(12, { age: 0 }))).toMatchObject({ size: 'xs' });
  });

  it('is refused without rows, and in a hole of the table', () => {
    expect(adviseSize({ minAge: 3, rows: [] }, child(18)).refusal?.kind).toBe('light');
    const holed = { minAge: 3, rows: [makeRow('s', [11, 14]), makeRow('m', [20, 24])] };
    expect(adviseSize(holed, child(17)).refusal).toEqual({ kind: 'gap' });
  });
});

describe('the reason', () => {
  it('is the range, or the rounding between two sizes', () => {
    expect(adviseSize(rules, child(17))).toMatchObject({ reason: { kind: 'range', min: 15, max: 17 } });
    expect(adviseSize(rules, child(17.5))).toMatchObject({
      size: 'm',
      reason: { kind: 'rounded', lower: 's', upper: 'm', weight: 18 },
    });
  });

  it('is the height where sizes overlap, else the snug fit', () => {
    const overlapping = { minAge: 3, rows: [makeRow('m', [16, 20], [106, 113]), makeRow('s', [14, 17], [98, 105])] };
    expect(adviseSize(overlapping, child(16.5))).toMatchObject({
      size: 's',
      reason: { kind: 'snug', lower: 's', upper: 'm' },
    });
    expect(adviseSize(overlapping, child(16.5, { height: 110 }))).toMatchObject({
      size: 'm',
      reason: { kind: 'height' },
    });
    expect(adviseSize(overlapping, child(16.5, { height: 150 }))).toMatchObject({
      size: 's',
      reason: { kind: 'snug' },
    });
  });
});

describe('notes', () => {
  const notes = (more: Partial<Child>, table = rows) => {
    const advice = adviseSize({ minAge: 3, rows: table }, child(16, more));
    return advice.refusal ? null : [advice.size, ...advice.notes.map(({ kind }) => kind)];
  };
  const fitted = rows.map((row) => ({ ...row, chest: { min: 52, max: 56 } }));

  it('say what disagrees with the weight, which decides', () => {
    expect([97, 97.5, 98, 105, 105.4, 106].map((height) => notes({ height }))).toEqual([
      ['s', 'short'],
      ['s'],
      ['s'],
      ['s'],
      ['s'],
      ['s', 'tall'],
    ]);
    expect([51, 52, 56, 57].map((chest) => notes({ chest }, fitted))).toEqual([
      ['s', 'narrow'],
      ['s'],
      ['s'],
      ['s', 'wide'],
    ]);
  });

  it('are silent about what the product does not state', () => {
    expect(notes({ height: 300, chest: 10 }, [makeRow('s', [15, 17])])).toEqual(['s']);
  });
});

describe('any table and any child', () => {
  const table = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 7 })
    .map((ranges) => ranges.map(([min, span], index) => makeRow(`v${index}`, [min, min + span])));
  const anyChild = fc.record({
    weight: fc.oneof(fc.double(), fc.double({ min: 0, max: 80, noNaN: true })),
    age: fc.double({ min: 0, max: 20, noNaN: true }),
    height: fc.option(fc.double({ min: 30, max: 250, noNaN: true })),
    chest: fc.option(fc.double({ min: 20, max: 200, noNaN: true })),
  });

  it('give a size only within the table, from a row at most half a kilogram away, and never to the too young', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 0, max: 12 }), anyChild, (sizes, minAge, typed) => {
        const advice = adviseSize({ minAge, rows: sizes }, typed);
        if (advice.refusal) return;
        const row = sizes.find(({ size }) => size === advice.size);
        if (!row) throw new Error('a size of another table');
        expect(typed.age).toBeGreaterThanOrEqual(minAge);
        expect(typed.weight).toBeGreaterThanOrEqual(Math.min(...sizes.map(({ weightMin }) => weightMin)));
        expect(typed.weight).toBeLessThanOrEqual(Math.max(...sizes.map(({ weightMax }) => weightMax)));
        expect(typed.weight).toBeGreaterThanOrEqual(row.weightMin - 0.5);
        expect(typed.weight).toBeLessThanOrEqual(row.weightMax + 0.5);
      }),
    );
  });

  it('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), anyChild, (shuffled, typed) => {
        expect(adviseSize({ minAge: 3, rows: shuffled }, typed)).toEqual(adviseSize(rules, typed));
      }),
    );
  });

  it('never get a smaller size for a heavier child', () => {
    const order = rows.map(({ size }) => size);
    const weight = fc.double({ min: 11, max: 42, noNaN: true });
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const [light, heavy] = [Math.min(a, b), Math.max(a, b)].map((kilos) =>
          order.findIndex((size) => size === outcome(kilos)),
        );
        expect(light ?? 0).toBeLessThanOrEqual(heavy ?? 0);
      }),
    );
  });
});
