import { ALL_FLOATS } from '../../../contract/floats';
import type { Typesetter } from '../../platform/pdf/typesetter';
import { CORAL, DANGER, INK, INNER, PAD, PAPER, QR_SIZE, SUN } from './card-style';
import { drawQrCode } from './draw-qr-code';
import { type BlockName, type CardBlock, type CardLayout, ROPE, type TextLine } from './layout-card';
import type { CardLabels, PoolCard } from './pool-card';

type Tag = PDFKit.PDFStructureElement;

/** Of the circles around the numbers of cues, at scale 1. */
const RADIUS = 7.2;

interface Card {
  card: PoolCard;
  labels: CardLabels;
  layout: CardLayout;
}

/** Draws one card with its top left corner at the origin, as a section of `root`. */
export function drawCard(doc: PDFKit.PDFDocument, type: Typesetter, root: Tag, { card, labels, layout }: Card): void {
  const radius = RADIUS * layout.scale;
  const section = doc.struct('Sect');
  root.add(section);

  /** Decoration that assistive technology ignores. */
  function decorate(draw: () => void): void {
    doc.markContent('Artifact');
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }
  const draw = (lines: TextLine[]) => () => {
    for (const { text, x, y, style } of lines) type.line(text, x, y, style);
  };
  const tag = (name: string, lines: TextLine[]): void => {
    section.add(doc.struct(name, {}, draw(lines)));
  };

  function drawRope(bottom: number): void {
    const count = 21;
    const step = INNER / count;
    doc
      .moveTo(PAD, bottom - ROPE / 2)
      .lineTo(PAD + INNER, bottom - ROPE / 2)
      .lineWidth(0.8)
      .stroke(INK);
    for (let index = 0; index < count; index += 1) {
      doc.roundedRect(PAD + index * step + 0.6, bottom - ROPE / 2 - 2.6, step - 1.2, 5.2, 2.4).lineWidth(0.6);
      doc.fillAndStroke(index % 3 === 1 ? PAPER : CORAL, INK);
    }
  }

  function drawFloats({ top, height }: CardBlock): void {
    for (let place = 0; place < ALL_FLOATS; place += 1) {
      doc.roundedRect(PAD + place * 10 + 0.5, top + height / 2 - 4, 7.5, 7.5, 2.5).lineWidth(0.9);
      if (place < (card.floats?.count ?? 0)) doc.fillAndStroke(INK, INK);
      else doc.stroke(INK);
    }
  }

  /** Where the first line of a point stands. */
  const middleOf = ([first]: TextLine[]): number => (first ? first.y - first.style.size * 0.36 : 0);

  const marks: Partial<Record<BlockName, (block: CardBlock) => void>> = {
    head: ({ top, height }) => drawRope(top + height),
    floats: drawFloats,
    cues: ({ items }) => {
      for (const lines of items)
        doc
          .circle(PAD + radius + 0.6, middleOf(lines), radius)
          .lineWidth(1.2)
          .fillAndStroke(PAPER, INK);
    },
    game: ({ top, height }) => doc.roundedRect(PAD, top, INNER, height, 8).lineWidth(0.8).fillAndStroke(SUN, INK),
    stopSigns: ({ top, height, items }) => {
      doc.roundedRect(PAD, top, INNER, height, 8).lineWidth(1.8).stroke(DANGER);
      for (const lines of items) doc.circle((lines[0]?.x ?? 0) - 6 * layout.scale, middleOf(lines), 1.7).fill(DANGER);
    },
    safety: ({ top, height }) => doc.roundedRect(PAD, top, INNER, height, 8).fill(INK),
  };

  function drawList({ name, items }: CardBlock): void {
    const list = doc.struct('L');
    section.add(list);
    for (const [index, lines] of items.entries()) {
      const point = doc.struct('LI');
      list.add(point);
      if (name === 'cues') {
        const style = { size: 9.5 * layout.scale, bold: true, color: INK };
        const number = String(index + 1);
        const x = PAD + radius + 0.6 - type.widthOf(number, style) / 2;
        point.add(doc.struct('Lbl', {}, () => type.line(number, x, middleOf(lines) + style.size * 0.36, style)));
      }
      point.add(doc.struct('LBody', {}, draw(lines)));
      point.end();
    }
    list.end();
  }

  /** The code is a picture for the eye, and a link for whoever reads the file on a screen. */
  function drawCode(top: number): void {
    const alt = `${labels.scan}: ${card.url}`;
    const x = PAD + INNER - QR_SIZE;
    const link = doc.struct('Link', { alt });
    section.add(link);
    link.add(doc.struct('Figure', { alt }, () => drawQrCode(doc, card.url, { x, y: top, size: QR_SIZE })));
    // pdfkit writes only objects of this kind as text, others as names.
    const description: object = { structParent: link, Contents: new String(alt) };
    doc.link(x, top, QR_SIZE, QR_SIZE, card.url, description);
    link.end();
  }

  for (const block of layout.blocks) {
    decorate(() => marks[block.name]?.(block));
    if (block.name === 'head') {
      const [place = [], scan = [], ...goal] = block.items;
      tag('P', place);
      tag('H1', block.heading);
      for (const lines of goal) tag('P', lines);
      drawCode(block.top);
      tag('P', scan);
      continue;
    }
    if (block.heading.length > 0) tag('H2', block.heading);
    if (block.name === 'cues' || block.name === 'stopSigns') drawList(block);
    else for (const lines of block.items) tag('P', lines);
  }
  section.end();
}
