const MAX_LENGTH = 1000;
const MAX_WORDS = 8;

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i', þ: 'th', ð: 'd' };

/** Small letters without accents: `Söderström` and `SODERSTROM` are one word. Both databases then compare alike. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđıþð]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What an order is found by. Short enough for an index of PostgreSQL. */
export const searchText = (parts: string[]): string => plainText([...new Set(parts)].join(' ')).slice(0, MAX_LENGTH);

/** The words somebody searches for, as patterns for `like … escape '\'`; an order is found when it holds them all. */
export function searchPatterns(query: string): string[] {
  const words = plainText(query).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => `%${word.slice(0, 100).replace(/[\\%_]/g, '\\$&')}%`);
}
