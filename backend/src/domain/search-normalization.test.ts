import { describe, expect, it } from 'vitest';
import { normalizeText, likePatterns, orderSearchText } from './search-normalization';

describe('normalizeText', () => {
  it.each([
    ['Söderström', 'soderstrom'],
    ['ZOË  van\tDam ', 'zoe van dam'],
    ['Groß Østergård', 'gross ostergard'],
    ['ZW2026-00042', 'zw2026-00042'],
    ['Ünal İpek', 'unal ipek'],
  ])('%s', (given, expected) => {
    expect(normalizeText(given)).toBe(expected);
  });
});

describe('orderSearchText', () => {
  it('contains each part once and is limited in length', () => {
    expect(orderSearchText(['ZW1', 'Zoë', 'SKU-1', 'SKU-1'])).toBe('zw1 zoe sku-1');
    expect(orderSearchText(['x'.repeat(5000)])).toHaveLength(1000);
  });
});

describe('likePatterns', () => {
  it('matches every word anywhere', () => {
    expect(likePatterns(' Dam  Zoë')).toEqual(['%dam%', '%zoe%']);
    expect(likePatterns('   ')).toEqual([]);
  });
  it('escapes wildcards', () => {
    expect(likePatterns('50%_\\')).toEqual(['%50\\%\\_\\\\%']);
  });
});
