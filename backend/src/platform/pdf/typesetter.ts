import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Run, wrapLines, toPrintableText, splitRuns } from './text-runs';
import { unpackWoff } from './woff';

export interface Style {
  size: number;
  bold?: boolean;
  color: string;
  align?: 'left' | 'right';
}

/** In order of preference: later fonts are fallbacks for missing glyphs. */
const FAMILIES = [
  ['figtree', 'latin'],
  ['figtree', 'latin-ext'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'latin'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
] as const;

const fontNames = (weight: 400 | 700): string[] => FAMILIES.map(([family, subset]) => `${family}-${subset}-${weight}`);

const REGULAR = fontNames(400);
const BOLD = fontNames(700);

const unpacked = new Map<string, Buffer>();

/** Cached: most invoices need only two fonts. */
function readFont(name: string): Buffer {
  const known = unpacked.get(name);
  if (known) return known;
  const family = FAMILIES.find(([prefix]) => name.startsWith(prefix))?.[0] ?? '';
  const folder = path.dirname(require.resolve(`@fontsource/${family}/package.json`));
  const font = unpackWoff(readFileSync(path.join(folder, 'files', `${name}-normal.woff`)));
  unpacked.set(name, font);
  return font;
}

/** pdfkit's current font, which its types do not include. */
interface CurrentFont {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

/** Tabular figures, so that amounts are aligned. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Measures and draws text that may need several fonts. */
export function createTypesetter(doc: PDFKit.PDFDocument) {
  const known = new Map<string, boolean>();
  const registered = new Set<string>();
  const widths = new Map<string, number>();

  function use(font: string): PDFKit.PDFDocument {
    if (!registered.has(font)) doc.registerFont(font, readFont(font));
    registered.add(font);
    return doc.font(font);
  }

  function has(font: string, sign: number): boolean {
    const key = `${font} ${sign}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = (use(font) as unknown as CurrentFont)._font.font.hasGlyphForCodePoint(sign);
    known.set(key, answer);
    return answer;
  }

  const runsOf = (text: string, { bold }: Style) => splitRuns(toPrintableText(text), bold ? BOLD : REGULAR, has);

  /** Cached per text, because the layout measures it repeatedly. */
  function widthOfRun({ font, text }: Run, size: number): number {
    const key = `${font} ${text}`;
    const width = widths.get(key) ?? use(font).fontSize(1).widthOfString(text, { features: FEATURES });
    widths.set(key, width);
    return width * size;
  }

  const widthOf = (text: string, style: Style): number =>
    runsOf(text, style).reduce((width, run) => width + widthOfRun(run, style.size), 0);

  return {
    widthOf,
    lines: (text: string, width: number, style: Style): string[] =>
      wrapLines(toPrintableText(text), width, (piece) => widthOf(piece, style)),
    /** Draws one line with its baseline at `y`; `x` is its left end, or its right end with `align: 'right'`. */
    line(text: string, x: number, y: number, style: Style): void {
      let at = style.align === 'right' ? x - widthOf(text, style) : x;
      for (const run of runsOf(text, style)) {
        use(run.font).fontSize(style.size).fillColor(style.color);
        doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
        at += widthOfRun(run, style.size);
      }
    },
  };
}
export type Typesetter = ReturnType<typeof createTypesetter>;
