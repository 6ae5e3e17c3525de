/** Strips invisible characters and replaces exotic spaces before rendering. */
export function toPrintableText(text: string): string {
  return (
    text
      .normalize('NFC')
      // Narrow and figure spaces, which number formats use.
      .replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
      .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
      // Control characters, direction marks, zero-width characters and soft hyphens.
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
  );
}

export interface Run {
  font: string;
  text: string;
}

/** Placeholder for characters without a glyph. */
const MISSING = '?';

/**
 * Splits a text into runs of one font each: every character in the first font that has it, combining marks in the font of
 * their base character. `has` tells whether a font has a glyph.
 */
export function splitRuns(text: string, fonts: string[], has: (font: string, sign: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const code = sign.codePointAt(0) ?? 0;
    const stays = last !== undefined && /\p{M}|\u00a0| /u.test(sign) && has(last.font, code);
    const found = stays ? last.font : fonts.find((font) => has(font, code));
    const [font, shown] = found === undefined ? [fonts[0] ?? '', MISSING] : [found, sign];
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
}

/** Wraps a text at spaces into lines no wider than `width`; overlong words are broken. */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const take = (piece: string): void => {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (measure(longer) <= width) {
      line = longer;
      return;
    }
    if (line !== '') lines.push(line);
    line = piece;
    while (line.length > 1 && measure(line) > width) {
      const head = longestFittingPrefix(line, width, measure);
      lines.push(head);
      line = line.slice(head.length);
    }
  };
  for (const piece of text.split(' ').filter((word) => word !== '')) take(piece);
  return line === '' ? lines : [...lines, line];
}

/** The longest prefix of a word that fits, up to a hyphen if possible; at least one character. */
function longestFittingPrefix(word: string, width: number, measure: (text: string) => number): string {
  let head = '';
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (head !== '' && measure(head + segment) > width) {
      const hyphen = head.lastIndexOf('-');
      return hyphen > 0 ? head.slice(0, hyphen + 1) : head;
    }
    head += segment;
  }
  return head;
}
