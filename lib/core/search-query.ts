const MAX_LENGTH = 100;

/** Normalizes a search query (Unicode form, whitespace, length), so that URL, heading and request use the same text. */
export function normalizeSearchQuery(query: string | null | undefined): string {
  // Lone surrogates cannot be encoded in a URL.
  const whole = (query ?? '').replace(/\p{Cs}/gu, '').normalize('NFC');
  const clean = whole.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(clean).slice(0, MAX_LENGTH).join('').trim();
}
