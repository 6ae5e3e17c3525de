import type { Style } from '../../platform/pdf/typesetter';

/** Points. A quarter of an A4 sheet, which is A6. */
export const CARD = { width: 595.28 / 2, height: 841.89 / 2 };
/** Free edge of a card: no printer reaches the edge of the sheet, and scissors stray. */
export const PAD = 21;
export const INNER = CARD.width - 2 * PAD;
export const QR_SIZE = 56;

export const INK = '#12384a';
export const TEAL = '#0a5f6a';
export const PAPER = '#ffffff';
export const SUN = '#ffe9b8';
export const CORAL = '#f2694b';
export const DANGER = '#ad2a1c';

/** Font sizes in points at scale 1. */
const STYLES = {
  place: { size: 8, bold: true, color: TEAL },
  title: { size: 15, bold: true, color: INK },
  scan: { size: 6.5, color: INK, align: 'right' },
  label: { size: 8, bold: true, color: TEAL },
  text: { size: 8.5, color: INK },
  cue: { size: 11.5, bold: true, color: INK },
  game: { size: 9, bold: true, color: INK },
  stop: { size: 9, bold: true, color: DANGER },
  safety: { size: 9.5, bold: true, color: PAPER },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES;
export const styleOf = (name: StyleName, scale: number): Style => ({
  ...STYLES[name],
  size: STYLES[name].size * scale,
});

/** Line height relative to the font size. */
export const LEADING = 1.26;
