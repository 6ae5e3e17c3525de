import { createTaggedPdf } from '../../platform/pdf/tagged-pdf';
import { createTypesetter } from '../../platform/pdf/typesetter';
import { drawQrCode } from '../pool-cards/draw-qr-code';
import type { CertificateFile } from './certificate';
import { EDGE, NAME_LINE, QR, SHEET, SIGN_LINE, layoutCertificate } from './layout-certificate';

const INK = '#12384a';
const PAPER = '#ffffff';
const CREAM = '#fffaf0';
const SUN = '#ffe0a1';
const CORAL = '#f2694b';
const WATER = ['#e2f3f3', '#cdeaeb'] as const;

/** A surface of waves from `top` to the bottom of the frame. */
function drawWaves(doc: PDFKit.PDFDocument, top: number, shift: number, color: string): void {
  const [left, right, bottom] = [EDGE, SHEET.width - EDGE, SHEET.height - EDGE];
  const length = 112;
  doc.moveTo(left - shift, top);
  for (let x = left - shift; x < right; x += length)
    doc.bezierCurveTo(x + length / 3, top - 15, x + (2 * length) / 3, top + 15, x + length, top);
  doc
    .lineTo(right + length, bottom)
    .lineTo(left - shift, bottom)
    .closePath()
    .fill(color);
}

/** The lane rope of the shop along the top of the frame. */
function drawRope(doc: PDFKit.PDFDocument, y: number): void {
  const count = 44;
  const width = SHEET.width - 2 * EDGE - 40;
  const step = width / count;
  doc
    .moveTo(EDGE, y)
    .lineTo(SHEET.width - EDGE, y)
    .lineWidth(1)
    .stroke(INK);
  for (let index = 0; index < count; index += 1) {
    doc.roundedRect(EDGE + 20 + index * step + 1, y - 5, step - 2, 10, 4.5).lineWidth(0.8);
    doc.fillAndStroke(index % 3 === 1 ? PAPER : CORAL, INK);
  }
}

const BUBBLES = [
  [96, 330, 9],
  [112, 302, 5],
  [90, 278, 3.5],
  [742, 352, 7],
  [758, 326, 4.5],
  [735, 308, 3],
] as const;

function drawPaper(doc: PDFKit.PDFDocument): void {
  const [width, height] = [SHEET.width - 2 * EDGE, SHEET.height - 2 * EDGE];
  doc.save();
  doc.roundedRect(EDGE, EDGE, width, height, 22).clip();
  doc.rect(EDGE, EDGE, width, height).fill(CREAM);
  doc.circle(SHEET.width - EDGE - 84, 126, 44).fill(SUN);
  drawWaves(doc, 494, 20, WATER[0]);
  drawWaves(doc, 504, 76, WATER[1]);
  for (const [x, y, radius] of BUBBLES) doc.circle(x, y, radius).lineWidth(1.4).stroke('#9fd0d3');
  drawRope(doc, EDGE + 30);
  doc.restore();
  doc.roundedRect(EDGE, EDGE, width, height, 22).lineWidth(2).stroke(INK);
  doc.lineWidth(1).strokeColor(INK);
  const { y, half } = NAME_LINE;
  doc
    .moveTo(SHEET.width / 2 - half, y)
    .lineTo(SHEET.width / 2 + half, y)
    .dash(1, { space: 4 })
    .stroke()
    .undash();
  doc
    .moveTo(SIGN_LINE.x, SIGN_LINE.y)
    .lineTo(SIGN_LINE.x + SIGN_LINE.width, SIGN_LINE.y)
    .stroke();
  doc.roundedRect(QR.x - 8, QR.y - 8, QR.size + 16, QR.size + 16, 8).fill(PAPER);
}

/** Renders a certificate as a PDF on one A4 sheet. Tagged, in its language. */
export function renderCertificate(file: CertificateFile): Promise<Buffer> {
  const { doc, root, finish } = createTaggedPdf(file, { size: 'A4', layout: 'landscape', margin: 0 });
  doc.markContent('Artifact');
  drawPaper(doc);
  doc.endMarkedContent();
  const type = createTypesetter(doc);
  for (const { tag, style, lines } of layoutCertificate(type, file)) {
    const draw = () => {
      for (const { text, x, y } of lines) type.line(text, x, y, style);
    };
    root.add(doc.struct(tag, {}, draw));
  }
  const alt = `${file.labels.check} ${file.url}`;
  const link = doc.struct('Link', { alt });
  root.add(link);
  link.add(doc.struct('Figure', { alt }, () => drawQrCode(doc, file.url, QR)));
  // pdfkit writes only objects of this kind as text, others as names.
  const description: object = { structParent: link, Contents: new String(alt) };
  doc.link(QR.x, QR.y, QR.size, QR.size, file.url, description);
  link.end();
  return finish();
}
