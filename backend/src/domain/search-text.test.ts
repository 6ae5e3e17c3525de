import { describe, expect, it } from 'vitest';
import { plainText, searchPatterns, searchText } from './search-text';

describe('plainText', () => {
  it.each([
    ['Söderström', 'soderstrom'],
    ['ZOË  van\tDam ', 'zoe van dam'],
    ['Groß Østergård', 'gross ostergard'],
    ['ZW2026-00042', 'zw2026-00042'],
    ['Ünal İpek', 'unal ipek'],
  ])('%s', (given, expected) => {
    expect(plainText(given)).toBe(expected);
  });
});

describe('searchText', () => {
  it('holds each part once and stays short', () => {
    expect(searchText(['ZW1', 'Zoë', 'SKU-1', 'SKU-1'])).toBe('zw1 zoe sku-1');
    expect(searchText(['x'.repeat(5000)])).toHaveLength(1000);
  });
});

describe('searchPatterns', () => {
  it('looks for every word, anywhere', () => {
    expect(searchPatterns(' Dam  Zoë')).toEqual(['%dam%', '%zoe%']);
    expect(searchPatterns('   ')).toEqual([]);
  });
  it('takes signs of patterns for themselves', () => {
    expect(searchPatterns('50%_\\')).toEqual(['%50\\%\\_\\\\%']);
  });
});
