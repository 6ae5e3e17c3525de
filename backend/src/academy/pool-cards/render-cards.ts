import { createTaggedPdf } from '../../platform/pdf/tagged-pdf';
import { createTypesetter } from '../../platform/pdf/typesetter';
import { CARD } from './card-style';
import { drawCard } from './draw-card';
import { layoutCard } from './layout-card';
import type { CardFile } from './pool-card';

const PER_SHEET = 4;
const MARK = 16;
const GREY = '#7d8b91';

/** A dotted line to cut along, with solid marks where a ruler is laid. */
function drawCutMarks(doc: PDFKit.PDFDocument): void {
  const { width, height } = doc.page;
  const [x, y] = [CARD.width, CARD.height];
  doc.markContent('Artifact');
  doc.save().lineWidth(0.5).strokeColor(GREY);
  doc.moveTo(x, 0).lineTo(x, height).moveTo(0, y).lineTo(width, y).dash(1, { space: 4 }).stroke().undash();
  doc.lineWidth(0.8).strokeColor('#000000');
  doc
    .moveTo(x, 0)
    .lineTo(x, MARK)
    .moveTo(x, height - MARK)
    .lineTo(x, height);
  doc
    .moveTo(0, y)
    .lineTo(MARK, y)
    .moveTo(width - MARK, y)
    .lineTo(width, y);
  doc
    .moveTo(x - 6, y)
    .lineTo(x + 6, y)
    .moveTo(x, y - 6)
    .lineTo(x, y + 6)
    .stroke();
  doc.restore();
  doc.endMarkedContent();
}

/** Renders cards as a PDF: four A6 cards on each A4 sheet, with marks to cut along. Tagged, in its language. */
export function renderCards({ title, author, language, labels, cards }: CardFile): Promise<Buffer> {
  const paper = { size: 'A4', margin: 0, autoFirstPage: false };
  const { doc, root, finish } = createTaggedPdf({ title, author, language }, paper);
  const type = createTypesetter(doc);
  for (const [index, card] of cards.entries()) {
    const cell = index % PER_SHEET;
    if (cell === 0) {
      doc.addPage();
      drawCutMarks(doc);
    }
    doc.save();
    doc.translate((cell % 2) * CARD.width, Math.floor(cell / 2) * CARD.height);
    drawCard(doc, type, root, { card, labels, layout: layoutCard(card, labels, type) });
    doc.restore();
  }
  return finish();
}
