import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRange } from './byte-range';

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-200', { start: 90, end: 99 }],
    ['bytes=90-999999999999999', { start: 90, end: 99 }],
    [`bytes=90-${'9'.repeat(400)}`, { start: 90, end: 99 }],
    ['bytes=0000000000000000004-5', { start: 4, end: 5 }],
    ['bytes=-1', { start: 99, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    [`bytes=-${'9'.repeat(400)}`, { start: 0, end: 99 }],
    ['Bytes= 4-5 ', { start: 4, end: 5 }],
  ])('parses %s', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });

  it.each([
    'bytes=100-',
    'bytes=100-101',
    'bytes=1000000000000000-',
    'bytes=9007199254740993-9007199254740993',
    `bytes=${'9'.repeat(400)}-`,
    'bytes=-0',
    'bytes=-0000000000000000',
  ])('%s is unsatisfiable', (header) => {
    expect(parseRange(header, 100)).toBe('none');
  });

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=--5',
    'bytes=-5-',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=0-1,2-3',
    'items=0-1',
    'bytes=0-1;',
    'bytes=9007199254740993-9007199254740992',
  ])('%s is ignored', (header) => {
    expect(parseRange(header, 100)).toBeNull();
  });

  it('never exceeds the file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d*-\d*$/)), fc.nat(2 ** 40), (header, size) => {
        const range = parseRange(header, size);
        if (range === null || range === 'none') return true;
        return range.start >= 0 && range.start <= range.end && range.end < size;
      }),
    );
  });
});
