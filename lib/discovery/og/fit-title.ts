/** Font sizes in pixels, largest first; longer titles are truncated at the last one. */
const SIZES = [88, 80, 72, 64, 58, 52, 46, 42] as const;
const MIN_SIZE = 42;
export const LINE_HEIGHT = 1.08;
const SPACE = 0.27;

export interface TitleBox {
  /** Pixels. */
  width: number;
  height: number;
}

export interface FittedTitle {
  size: number;
  lines: string[];
}

/** Approximate widths in em of the bold display font, rounded up. */
const NARROW = /[iljItfr.,:;!'’|()[\]-]/;
const WIDE = /[mwMWæœÆŒ%@—…]/;

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (letter === ' ') width += SPACE;
    else if (NARROW.test(letter)) width += 0.32;
    else if (WIDE.test(letter)) width += 0.83;
    else width += /\p{Lu}/u.test(letter) ? 0.64 : 0.545;
  }
  return width;
}

/** Breaks words into lines of at most `width` em, without breaking words. */
function breakLines(words: string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Balances lines: the narrowest width with the same number of lines. */
function balance(words: string[], width: number): string[] {
  const { length } = breakLines(words, width);
  let best = breakLines(words, width);
  for (let narrower = width; narrower > 0; narrower -= 0.25) {
    const lines = breakLines(words, narrower);
    if (lines.length > length || lines.some((line) => widthOf(line) > narrower)) break;
    best = lines;
  }
  return best;
}

/** Hyphenates a word wider than a line. */
function splitWord(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const letters = [...word];
  let end = letters.length;
  while (end > 1 && widthOf(`${letters.slice(0, end).join('')}-`) > width) end -= 1;
  return [`${letters.slice(0, end).join('')}-`, ...splitWord(letters.slice(end).join(''), width)];
}

/** The largest font size at which the title fits, with its lines. */
export function fitTitle(title: string, { width, height }: TitleBox): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of SIZES) {
    const em = width / size;
    const lines = breakLines(words, em);
    const fits = lines.length * size * LINE_HEIGHT <= height && lines.every((line) => widthOf(line) <= em);
    if (fits) return { size, lines: balance(words, em) };
  }
  const em = width / MIN_SIZE;
  const lines = breakLines(
    words.flatMap((word) => splitWord(word, em)),
    em,
  );
  const room = Math.max(1, Math.floor(height / (MIN_SIZE * LINE_HEIGHT)));
  if (lines.length <= room) return { size: MIN_SIZE, lines };
  return { size: MIN_SIZE, lines: [...lines.slice(0, room - 1), `${lines[room - 1] ?? ''}…`] };
}

/** Removes characters missing in the bundled fonts (Latin and extensions), for which the renderer would download fonts. */
export const drawableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a0-\u024f\u2010-\u2026\u2030\u2039\u203a\u20ac\u2122]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
