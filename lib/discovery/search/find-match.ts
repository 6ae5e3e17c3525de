/** A letter without case and accents; empty for an accent that stands alone. */
const plain = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Where a text has what was typed, as start and end for `slice`: all of it, or else its longest word that is there, if possible
 * at the beginning of a word. Case and accents do not count. Null without any.
 */
export function findMatch(text: string, typed: string): [start: number, end: number] | null {
  let letters = ' ';
  // Where in the text each of `letters` stands.
  const places = [0];
  let place = 0;
  for (const letter of text) {
    const part = plain(letter);
    letters += part;
    places.push(...Array.from({ length: part.length }, () => place));
    place += letter.length;
  }
  places.push(place);
  const words = Array.from(typed, plain).join('').split(/\s+/).filter(Boolean);
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  for (const word of words.length > 1 ? [words.join(' '), ...longestFirst] : words) {
    const beginning = letters.indexOf(` ${word}`) + 1;
    const start = beginning || letters.indexOf(word);
    if (start > 0) return [places[start] ?? 0, places[start + word.length] ?? place];
  }
  return null;
}
