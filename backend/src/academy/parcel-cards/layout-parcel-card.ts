import type { Style, Typesetter } from '../../platform/pdf/typesetter';
import { CARD, INK, PAPER, TEAL } from '../pool-cards/card-style';
import type { ParcelCardSheet } from './parcel-card';

type Measure = Pick<Typesetter, 'widthOf' | 'lines'>;

/** Points. From the edge of the paper to the frame, which no printer cuts, and from there to texts. */
export const EDGE = 12;
const PAD = EDGE + 16;
const INNER = CARD.width - 2 * PAD;
const QR_SIZE = 88;
const LEADING = 1.28;
/** Inside the boxes of code and safety rule. */
const BOX = 9;
const INDENT = 17;
const SCALES = Array.from({ length: 12 }, (_, step) => 1.12 - step * 0.04);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One element of the document: lines with their baseline at `y`. */
interface CardText {
  tag: 'H1' | 'P';
  style: Style;
  lines: { text: string; x: number; y: number }[];
}

export interface ParcelCardLayout {
  texts: CardText[];
  /** Middles of the circles around the numbers of the steps, and their radius. */
  numbers: { x: number; y: number; radius: number }[];
  qr: { x: number; y: number; size: number };
  code: Box;
  safety: Box;
  /** Whether all of it is on the card. */
  fits: boolean;
}

function layOut(measure: Measure, author: string, { labels, code }: ParcelCardSheet, scale: number): ParcelCardLayout {
  const bold = (size: number, color = INK): Style => ({ size: size * scale, bold: true, color });
  const plain = (size: number): Style => ({ size: size * scale, color: INK });
  const texts: CardText[] = [];
  /** Adds a text below `top`; returns where it ends. */
  const add = (text: string, style: Style, top: number, x = PAD, width = INNER, tag: CardText['tag'] = 'P'): number => {
    const step = style.size * LEADING;
    const lines = measure
      .lines(text, width, style)
      .map((line, index) => ({ text: line, x, y: top + step * index + style.size }));
    texts.push({ tag, style, lines });
    return top + lines.length * step;
  };

  let y = add(author, bold(10, TEAL), EDGE + 40);
  y = add(labels.title, bold(17), y + 2, PAD, INNER, 'H1');
  y = add(labels.lead, plain(9.5), y + 4) + 12 * scale;

  const qr = { x: PAD + INNER - QR_SIZE, y, size: QR_SIZE };
  const numbers: ParcelCardLayout['numbers'] = [];
  for (const [index, step] of labels.steps.entries()) {
    const radius = 6.4 * scale;
    const first = y + 9 * scale * 0.66;
    numbers.push({ x: PAD + radius, y: first, radius });
    const style = bold(8.5);
    const number = String(index + 1);
    const x = PAD + radius - measure.widthOf(number, style) / 2;
    texts.push({ tag: 'P', style, lines: [{ text: number, x, y: first + style.size * 0.36 }] });
    y = add(step, plain(9), y, PAD + INDENT * scale, INNER - QR_SIZE - 12 - INDENT * scale) + 4 * scale;
  }
  const scanned = add(labels.scan, plain(7), qr.y + QR_SIZE + 3, qr.x, QR_SIZE);
  y = Math.max(y, scanned) + 6 * scale;

  const codeTop = y;
  y = add(labels.code, plain(8.5), y + BOX, PAD + BOX, INNER - 2 * BOX);
  // On one line, whatever the scale of the rest.
  const codeSize = Math.min(18, (INNER - 2 * BOX) / Math.max(1, measure.widthOf(code, { ...bold(1), size: 1 })));
  y = add(code, { size: codeSize, bold: true, color: INK }, y + 2, PAD + BOX, INNER - 2 * BOX + 1);
  y = add(labels.once, plain(8.5), y, PAD + BOX, INNER - 2 * BOX) + BOX - 2;
  const codeBox = { x: PAD, y: codeTop, width: INNER, height: y - codeTop };

  const start = texts.length;
  const height = add(labels.safety, bold(9, PAPER), BOX - 1, PAD + BOX, INNER - 2 * BOX) + BOX - 2;
  const safety = { x: PAD, y: CARD.height - PAD - height, width: INNER, height };
  for (const text of texts.slice(start)) for (const line of text.lines) line.y += safety.y;
  return { texts, numbers, qr, code: codeBox, safety, fits: y + 8 <= safety.y };
}

/** Lays out a card in the largest type in which all of it fits. */
export function layoutParcelCard(measure: Measure, author: string, sheet: ParcelCardSheet): ParcelCardLayout {
  const [first = 1, ...smaller] = SCALES;
  let layout = layOut(measure, author, sheet, first);
  for (const scale of smaller) {
    if (layout.fits) break;
    layout = layOut(measure, author, sheet, scale);
  }
  return layout;
}
