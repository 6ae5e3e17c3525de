import { describe, expect, it } from 'vitest';
import { checkPreconditions, rangeIsCurrent } from './preconditions';

const file = { etag: '"a1"', lastModified: 'Sun, 22 Nov 2026 02:00:00 GMT' };

describe('checkPreconditions', () => {
  it.each([
    [{}, null],
    [{ 'if-none-match': '"a1"' }, 304],
    [{ 'if-none-match': 'W/"a1"' }, 304],
    [{ 'if-none-match': '"b", "a1"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"b"' }, null],
    [{ 'if-none-match': '"b"', 'if-modified-since': file.lastModified }, null],
    [{ 'if-modified-since': file.lastModified }, 304],
    [{ 'if-modified-since': 'Sun, 22 Nov 2026 01:59:59 GMT' }, null],
    [{ 'if-modified-since': 'yesterday' }, null],
    [{ 'if-match': '"a1"' }, null],
    [{ 'if-match': '*' }, null],
    [{ 'if-match': 'W/"a1"' }, 412],
    [{ 'if-match': '"b"', 'if-none-match': '"a1"' }, 412],
    [{ 'if-unmodified-since': file.lastModified }, null],
    [{ 'if-unmodified-since': 'Sun, 22 Nov 2026 01:59:59 GMT' }, 412],
    [{ 'if-unmodified-since': 'Sun, 22 Nov 2026 01:59:59 GMT', 'if-match': '"a1"' }, null],
    [{ 'if-unmodified-since': 'yesterday' }, null],
  ])('%j: %s', (headers, status) => {
    expect(checkPreconditions(headers, file)).toBe(status);
  });
});

describe('rangeIsCurrent', () => {
  it.each([
    [undefined, true],
    ['"a1"', true],
    [file.lastModified, true],
    ['W/"a1"', false],
    ['"b"', false],
    ['Sun, 22 Nov 2026 03:00:00 GMT', false],
  ])('If-Range: %s: %s', (ifRange, current) => {
    expect(rangeIsCurrent(ifRange === undefined ? {} : { 'if-range': ifRange }, file)).toBe(current);
  });
});
