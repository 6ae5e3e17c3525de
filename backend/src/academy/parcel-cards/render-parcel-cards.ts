import { createTaggedPdf } from '../../platform/pdf/tagged-pdf';
import { type Typesetter, createTypesetter } from '../../platform/pdf/typesetter';
import { CARD, CORAL, INK, PAPER, SUN } from '../pool-cards/card-style';
import { drawQrCode } from '../pool-cards/draw-qr-code';
import { EDGE, type ParcelCardLayout, layoutParcelCard } from './layout-parcel-card';
import type { ParcelCardFile, ParcelCardSheet } from './parcel-card';

const CREAM = '#fffaf0';
const WATER = ['#e2f3f3', '#cdeaeb'] as const;
const FRAME = { width: CARD.width - 2 * EDGE, height: CARD.height - 2 * EDGE };
const RADIUS = 16;

/** A surface of waves from `top` to the bottom of the frame. */
function drawWaves(doc: PDFKit.PDFDocument, top: number, shift: number, color: string): void {
  const [left, right, bottom] = [EDGE, CARD.width - EDGE, CARD.height - EDGE];
  const length = 70;
  doc.moveTo(left - shift, top);
  for (let x = left - shift; x < right; x += length)
    doc.bezierCurveTo(x + length / 3, top - 10, x + (2 * length) / 3, top + 10, x + length, top);
  doc
    .lineTo(right + length, bottom)
    .lineTo(left - shift, bottom)
    .closePath()
    .fill(color);
}

/** The lane rope of the shop along the top of the frame. */
function drawRope(doc: PDFKit.PDFDocument, y: number): void {
  const count = 20;
  const step = (FRAME.width - 20) / count;
  doc
    .moveTo(EDGE, y)
    .lineTo(CARD.width - EDGE, y)
    .lineWidth(0.8)
    .stroke(INK);
  for (let index = 0; index < count; index += 1) {
    doc.roundedRect(EDGE + 10 + index * step + 0.8, y - 3.4, step - 1.6, 6.8, 3).lineWidth(0.6);
    doc.fillAndStroke(index % 3 === 1 ? PAPER : CORAL, INK);
  }
}

function drawPaper(doc: PDFKit.PDFDocument, { numbers, qr, code, safety }: ParcelCardLayout): void {
  doc.save();
  doc.roundedRect(EDGE, EDGE, FRAME.width, FRAME.height, RADIUS).clip();
  doc.rect(EDGE, EDGE, FRAME.width, FRAME.height).fill(CREAM);
  doc.circle(CARD.width - EDGE - 34, EDGE + 52, 22).fill(SUN);
  drawWaves(doc, safety.y - 4, 12, WATER[0]);
  drawWaves(doc, safety.y + 4, 46, WATER[1]);
  drawRope(doc, EDGE + 20);
  doc.restore();
  doc.roundedRect(EDGE, EDGE, FRAME.width, FRAME.height, RADIUS).lineWidth(1.5).stroke(INK);
  doc.roundedRect(qr.x - 6, qr.y - 6, qr.size + 12, qr.size + 12, 6).fill(PAPER);
  doc.roundedRect(code.x, code.y, code.width, code.height, 8).lineWidth(1.2).fillAndStroke(SUN, INK);
  doc.roundedRect(safety.x, safety.y, safety.width, safety.height, 8).fill(INK);
  for (const { x, y, radius } of numbers) doc.circle(x, y, radius).lineWidth(1).fillAndStroke(PAPER, INK);
}

function drawCard(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  root: PDFKit.PDFStructureElement,
  sheet: ParcelCardSheet,
  layout: ParcelCardLayout,
): void {
  doc.markContent('Artifact');
  drawPaper(doc, layout);
  doc.endMarkedContent();
  const section = doc.struct('Sect', { lang: sheet.language });
  root.add(section);
  for (const { tag, style, lines } of layout.texts)
    section.add(
      doc.struct(tag, {}, () => {
        for (const { text, x, y } of lines) type.line(text, x, y, style);
      }),
    );
  const { x, y, size } = layout.qr;
  const alt = `${sheet.labels.scan}: ${sheet.url}`;
  const link = doc.struct('Link', { alt });
  section.add(link);
  link.add(doc.struct('Figure', { alt }, () => drawQrCode(doc, sheet.url, layout.qr)));
  // pdfkit writes only objects of this kind as text, others as names.
  const description: object = { structParent: link, Contents: new String(alt) };
  doc.link(x, y, size, size, sheet.url, description);
  link.end();
  section.end();
}

/** Renders cards as a PDF, each on an A6 page. Tagged, each card in its language. */
export function renderParcelCards({ title, author, cards }: ParcelCardFile): Promise<Buffer> {
  const language = cards[0]?.language ?? 'en';
  const paper = { size: [CARD.width, CARD.height], margin: 0, autoFirstPage: false };
  const { doc, root, finish } = createTaggedPdf({ title, author, language }, paper);
  const type = createTypesetter(doc);
  for (const card of cards) {
    doc.addPage();
    drawCard(doc, type, root, card, layoutParcelCard(type, author, card));
  }
  return finish();
}
