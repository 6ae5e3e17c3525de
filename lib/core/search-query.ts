const MAX_WORDS = 100;

/** What a visitor searches for, in one spelling of spaces: an address, a heading and a request all say the same. */
export function cleanWords(words: string | null | undefined): string {
  // Halves of surrogate pairs have no place in an address.
  const whole = (words ?? '').replace(/\p{Cs}/gu, '').normalize('NFC');
  const clean = whole.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return Array.from(clean).slice(0, MAX_WORDS).join('').trim();
}
