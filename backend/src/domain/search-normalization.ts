const MAX_LENGTH = 1000;
const MAX_WORDS = 8;

/** Letters that Unicode normalization does not decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i', þ: 'th', ð: 'd' };

/** Lower case without accents, so `Söderström` and `SODERSTROM` are equal and both databases compare alike. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđıþð]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Search text of an order; limited to fit into a PostgreSQL index. */
export const orderSearchText = (parts: string[]): string =>
  normalizeText([...new Set(parts)].join(' ')).slice(0, MAX_LENGTH);

/** Patterns for `like … escape '\'`, one per word; an order matches when it matches all of them. */
export function likePatterns(query: string): string[] {
  const words = normalizeText(query).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => `%${word.slice(0, 100).replace(/[\\%_]/g, '\\$&')}%`);
}
