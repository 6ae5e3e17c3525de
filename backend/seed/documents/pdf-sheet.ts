import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

const INK = '#12384a';
const SOFT = '#44606d';
const TEAL = '#0a5f6a';
const WATER = '#d9f0f0';
const SUN = '#fff1d0';
const MARGIN = 56;

const font = (weight: 400 | 700): string =>
  require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);

/** A PDF in the shop's style: one column, brand colours, headings tagged for screen readers. */
export class PdfSheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly width: number;

  constructor(meta: { title: string; language: string; author: string }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: meta.language,
      displayTitle: true,
      tagged: true,
      pdfVersion: '1.5',
      font: font(400),
      info: { Title: meta.title, Author: meta.author },
    });
    this.width = this.doc.page.width - 2 * MARGIN;
    this.doc.registerFont('text', font(400)).registerFont('strong', font(700));
  }

  /** The band at the top of the first page. */
  head(brand: string, title: string, subtitle: string): void {
    const { doc, width } = this;
    this.decorate(() => doc.rect(0, 0, doc.page.width, 128).fill(WATER));
    doc.y = 36;
    this.tag('P', () => doc.font('strong').fontSize(13).fillColor(TEAL).text(brand, MARGIN, doc.y, { width }));
    this.tag('H1', () => doc.font('strong').fontSize(22).fillColor(INK).text(title, { width }));
    this.tag('P', () => doc.font('text').fontSize(10.5).fillColor(SOFT).text(subtitle, { width }));
    doc.y = Math.max(doc.y, 128) + 20;
  }

  section(title: string): void {
    const { doc, width } = this;
    if (doc.y > doc.page.height - MARGIN - 90) doc.addPage();
    doc.moveDown(0.6);
    this.tag('H2', () => doc.font('strong').fontSize(13.5).fillColor(TEAL).text(title, MARGIN, doc.y, { width }));
    doc.moveDown(0.25);
  }

  text(content: string): void {
    const { doc, width } = this;
    this.tag('P', () =>
      doc.font('text').fontSize(10.5).fillColor(INK).text(content, MARGIN, doc.y, { width, lineGap: 2 }),
    );
    doc.moveDown(0.4);
  }

  list(items: string[], numbered = false): void {
    const { doc, width } = this;
    for (const [index, item] of items.entries()) {
      const top = doc.y;
      doc.font('text').fontSize(10.5).fillColor(INK);
      this.tag('P', () => {
        doc.text(numbered ? `${index + 1}.` : '•', MARGIN, top, { width: 16 });
        doc.text(item, MARGIN + 18, top, { width: width - 18, lineGap: 2 });
      });
      doc.moveDown(0.25);
    }
  }

  /** Highlighted text on a coloured background. */
  warning(title: string, items: string[]): void {
    const { doc, width } = this;
    const inner = width - 32;
    doc.font('text').fontSize(11);
    const body = items.reduce((sum, item) => sum + doc.heightOfString(item, { width: inner, lineGap: 2 }) + 6, 0);
    const top = doc.y;
    const height = body + 48;
    this.decorate(() => doc.roundedRect(MARGIN, top, width, height, 10).fill(SUN));
    doc.y = top + 14;
    this.tag('H2', () =>
      doc
        .font('strong')
        .fontSize(14)
        .fillColor(INK)
        .text(title, MARGIN + 16, doc.y, { width: inner }),
    );
    doc.y += 4;
    for (const [index, item] of items.entries()) {
      const face = index === 0 ? 'strong' : 'text';
      this.tag('P', () =>
        doc
          .font(face)
          .fontSize(11)
          .fillColor(INK)
          .text(item, MARGIN + 16, doc.y, { width: inner, lineGap: 2 }),
      );
      doc.y += 6;
    }
    doc.y = Math.max(doc.y, top + height) + 6;
  }

  /** Rows of equal columns; the first row is the header. */
  table(rows: string[][]): void {
    const { doc, width } = this;
    const column = width / (rows[0]?.length ?? 1);
    for (const [index, row] of rows.entries()) {
      const top = doc.y;
      if (index === 0) this.decorate(() => doc.rect(MARGIN, top - 3, width, 19).fill(WATER));
      doc
        .font(index === 0 ? 'strong' : 'text')
        .fontSize(10)
        .fillColor(INK);
      this.tag('P', () => {
        for (const [at, cell] of row.entries())
          doc.text(cell, MARGIN + 6 + at * column, top, { width: column - 8, lineBreak: false });
      });
      doc.y = top + 19;
    }
    doc.x = MARGIN;
    doc.moveDown(0.3);
  }

  labelledRows(rows: [label: string, value: string][]): void {
    const { doc, width } = this;
    for (const [label, value] of rows) {
      const top = doc.y;
      this.tag('P', () => {
        doc.font('text').fontSize(10).fillColor(SOFT).text(label, MARGIN, top, { width: 150 });
        const below = doc.y;
        doc
          .font('strong')
          .fontSize(10)
          .fillColor(INK)
          .text(value, MARGIN + 160, top, { width: width - 160 });
        doc.y = Math.max(doc.y, below);
      });
      doc.y += 5;
    }
  }

  async save(file: string): Promise<void> {
    const stream = createWriteStream(file);
    this.doc.pipe(stream);
    this.doc.end();
    await finished(stream);
  }

  private tag(type: string, draw: () => void): void {
    const { doc } = this;
    doc.addStructure(doc.struct(type, {}, draw));
  }

  /** Backgrounds and lines are artifacts, which screen readers skip. */
  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }
}
