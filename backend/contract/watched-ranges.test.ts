import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges, watchedPercent } from './watched-ranges';

const LENGTH = 90;
const time = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -50, max: 1200 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e300, -0, 44.44444, 90.04) },
);
const pieces = fc.array(fc.tuple(time, time), { maxLength: 25 });

describe('watched ranges', () => {
  it('merge overlapping and nearly adjacent ranges, sorted', () => {
    expect(
      mergeRanges(
        [
          [30, 40],
          [0, 10],
          [10.6, 20],
          [35, 50.04],
        ],
        LENGTH,
      ),
    ).toEqual([
      [0, 20],
      [30, 50],
    ]);
  });

  it('are clamped to the video and exclude invalid ranges', () => {
    const odd = [[-5, 3], [88, 500], [7, 7], [9, 8], [], [1], [Number.NaN, 5], [200, 300], [Number.NaN, Infinity]];
    expect(mergeRanges(odd, LENGTH)).toEqual([
      [0, 3],
      [88, 90],
    ]);
    expect(mergeRanges([[0, 5]], 0)).toEqual([]);
  });

  it('are sorted, disjoint and inside the video', () => {
    fc.assert(
      fc.property(pieces, (given) => {
        const merged = mergeRanges(given, LENGTH);
        const flat = merged.flat();
        expect(flat.every((value, index) => index === 0 || value > (flat[index - 1] ?? 0))).toBe(true);
        expect(flat.every((value) => value >= 0 && value <= LENGTH)).toBe(true);
        expect(merged.every(([from], index) => index === 0 || from - (merged[index - 1]?.[1] ?? 0) > 1)).toBe(true);
      }),
    );
  });

  it('do not depend on order, repetition or chunking', () => {
    fc.assert(
      fc.property(pieces, pieces, (some, others) => {
        const all = mergeRanges([...some, ...others], LENGTH);
        expect(mergeRanges(all, LENGTH)).toEqual(all);
        expect(mergeRanges([...others, ...some, ...others], LENGTH)).toEqual(all);
        expect(mergeRanges([...mergeRanges(others, LENGTH), ...some], LENGTH)).toEqual(all);
      }),
    );
  });

  it('never lose watched seconds', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 899 }), (given, tenth) => {
        const moment = (tenth + 0.5) / 10;
        const before = mergeRanges(given, LENGTH);
        const after = mergeRanges([...before, [moment - 1, moment + 1]], LENGTH);
        const covers = (at: number) => after.some(([from, to]) => from <= at && at <= to);
        expect(covers(moment)).toBe(true);
        for (const [from, to] of before) expect(covers(from) && covers(to)).toBe(true);
      }),
    );
  });
});

describe('the share that was watched', () => {
  it('is in whole percent, rounded down', () => {
    expect(watchedPercent([[0, 81]], LENGTH)).toBe(90);
    expect(watchedPercent([[0, 80.9]], LENGTH)).toBe(89);
    expect(
      watchedPercent(
        [
          [0, 20.3],
          [22, 66.9],
          [70, 85.8],
        ],
        LENGTH,
      ),
    ).toBe(90);
    expect(watchedPercent([[0, 90]], LENGTH)).toBe(100);
    expect(watchedPercent(mergeRanges([[0, 100]], 90.04), 90.04)).toBe(100);
  });

  it('is 0 for a video without a length', () => {
    expect(watchedPercent([[0, 5]], 0)).toBe(0);
    expect(watchedPercent([[0, 5]], Number.NaN)).toBe(0);
  });
});
