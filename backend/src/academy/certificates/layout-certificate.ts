import type { Style, Typesetter } from '../../platform/pdf/typesetter';
import type { CertificateFile } from './certificate';

type Measure = Pick<Typesetter, 'widthOf' | 'lines'>;

/** Points; A4 on its long side. */
export const SHEET = { width: 841.89, height: 595.28 };
/** From the edge of the sheet to the frame, and from there to texts. */
export const EDGE = 26;
const PAD = 44;
export const LEFT = EDGE + PAD;
export const RIGHT = SHEET.width - EDGE - PAD;
const CENTRE = SHEET.width / 2;
export const QR = { size: 78, x: RIGHT - 78, y: 396 };
/** Where a name is written: on it, or by hand. */
export const NAME_LINE = { y: 262, half: 230 };
/** Where the adult signs. */
export const SIGN_LINE = { x: 322, y: 452, width: 210 };

const INK = '#12384a';
const TEAL = '#0a5f6a';

/** A text that is one element of the document: lines with their baseline at `y`. */
interface PlacedText {
  tag: 'H1' | 'P';
  style: Style;
  lines: { text: string; x: number; y: number }[];
}

/** The largest size up to `max` in which the text fits into one line. */
const fit = (measure: Measure, text: string, width: number, max: number): number =>
  Math.min(max, width / Math.max(1, measure.widthOf(text, { size: 1, bold: true, color: INK })));

/** Sets all texts of a certificate; the longest names and titles become smaller. */
export function layoutCertificate(measure: Measure, file: CertificateFile): PlacedText[] {
  const { labels } = file;
  const centred = (text: string, y: number, style: Style, width = RIGHT - LEFT, tag: PlacedText['tag'] = 'P') => {
    const lines = measure.lines(text, width, style).map((line, index) => ({
      text: line,
      x: CENTRE - measure.widthOf(line, style) / 2,
      y: y + index * style.size * 1.3,
    }));
    return { tag, style, lines };
  };
  const left = (text: string, x: number, y: number, width: number, style: Style): PlacedText => ({
    tag: 'P',
    style,
    lines: measure.lines(text, width, style).map((line, index) => ({ text: line, x, y: y + index * style.size * 1.3 })),
  });
  const bold = (size: number, color = INK): Style => ({ size, bold: true, color });
  const plain = (size: number): Style => ({ size, color: INK });
  const serialX = RIGHT - measure.widthOf(file.serial, bold(9.5));
  const level = bold(Math.max(17, fit(measure, file.level, 560, 27)));
  return [
    centred(file.author, 104, bold(13, TEAL)),
    centred(labels.title, 152, bold(fit(measure, labels.title, 600, 40)), RIGHT - LEFT, 'H1'),
    centred(labels.for, 190, plain(14)),
    ...(file.nickname === ''
      ? []
      : [centred(file.nickname, NAME_LINE.y - 14, bold(fit(measure, file.nickname, 2 * NAME_LINE.half, 44), TEAL))]),
    centred(labels.finished, 294, plain(14)),
    centred(file.level, 328, level, 560),
    centred(labels.how, 374, plain(12), 540),
    left(labels.date, LEFT, 468, 220, plain(9)),
    left(file.day, LEFT, 446, 220, bold(14)),
    left(labels.signed, SIGN_LINE.x, 468, SIGN_LINE.width, plain(9)),
    left(labels.check, QR.x - 12 - 150, 410, 150, plain(9)),
    left(labels.serial, serialX - measure.widthOf(`${labels.serial} `, plain(9)), 490, 120, plain(9)),
    left(file.serial, serialX, 490, 200, bold(9.5)),
    centred(labels.disclaimer, 531, plain(10.5), RIGHT - LEFT - 60),
  ];
}
