import { describe, expect, it } from 'vitest';
import { findFileError, formatSize, isAccepted, formatFileTypes } from './file-limits';

const words = { megabytes: '{n} MB', kilobytes: '{n} kB' };

describe('isAccepted', () => {
  it.each([
    ['a.pdf', 'application/pdf', undefined, true],
    ['a.pdf', '', '.pdf', true],
    ['A.PDF', '', '.jpg, .pdf', true],
    ['a.pdf.exe', '', '.pdf', false],
    ['a.png', 'image/png', 'image/*', true],
    ['a.png', 'image/png', 'image/jpeg', false],
    ['a', '', 'image/*', false],
  ])('%s %s for %s: %s', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });
});

it('returns the error of a file', () => {
  const file = (size: number) => ({ name: 'a.png', type: 'image/png', size });
  expect(findFileError(file(10), {})).toBeNull();
  expect(findFileError(file(10), { accept: '.pdf', maxSize: 1 })).toBe('fileType');
  expect(findFileError(file(11), { maxSize: 10 })).toBe('fileSize');
  expect(findFileError(file(10), { maxSize: 10 })).toBeNull();
  expect(findFileError(file(0), {})).toBe('fileEmpty');
});

it('formats file types', () => {
  expect(formatFileTypes('.pdf, .JPG,image/png,video/*')).toBe('PDF, JPG, PNG, VIDEO');
  expect(formatFileTypes(undefined)).toBe('');
});

it.each([
  [0, 'nl', '1 kB'],
  [2048, 'nl', '2 kB'],
  [5 * 1024 * 1024, 'nl', '5 MB'],
  [1.55 * 1024 * 1024, 'nl', '1,6 MB'],
  [1.55 * 1024 * 1024, '', '1.6 MB'],
])('%d bytes in %s are %s', (bytes, tag, expected) => {
  expect(formatSize(bytes, words, tag)).toBe(expected);
});
