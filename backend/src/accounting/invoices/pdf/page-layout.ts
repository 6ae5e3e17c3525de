import type { InvoicePage } from '../format-invoice-page';
import { type Style, type Typesetter, createTypesetter } from '../../../platform/pdf/typesetter';

/** Points. */
export const LEFT = 50;
export const RIGHT = 545;
export const WIDTH = RIGHT - LEFT;
const TOP_NEXT = 86;
const BOTTOM = 770;
const FOOT = 802;

export const INK = '#12384a';
const SOFT = '#44606d';
export const TEAL = '#0a5f6a';
export const WATER = '#e8f6f6';
const BAND = '#0f7f8c';
const LINE = '#d6e4e5';

export const TEXT: Style = { size: 9.5, color: INK };
export const SMALL: Style = { size: 8.5, color: SOFT };
export const LABEL: Style = { size: 8, color: SOFT };
export const STRONG: Style = { size: 9.5, color: INK, bold: true };
/** Line height relative to the font size. */
const LEADING = 1.42;
export const leading = ({ size }: Style): number => size * LEADING;

type Tag = PDFKit.PDFStructureElement;

/** Layout of A4 pages: a cursor that moves down, page breaks, and structure tags for assistive technology. */
export interface PageLayout {
  /** Top of the next block, in points. */
  y: number;
  type: Typesetter;
  /** Starts a new page unless `height` fits on this one. Returns whether it did. */
  ensureSpace(height: number): boolean;
  /** Adds a structure element `name` inside `parent` with the content written by `draw`. */
  tag(name: string, draw: () => void, parent?: Tag, options?: object): void;
  /** Adds a structure element that contains others. */
  group(name: string, parent?: Tag): Tag;
  /** Draws decoration that assistive technology ignores. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void;
  rule(y: number): void;
  /** Draws lines from `y` (top), aligned at `x` by `style.align`. Returns their height. */
  block(lines: string[], x: number, y: number, style: Style): number;
  /** Draws the footers and ends the file. */
  finish(): void;
}

export function createPageLayout(doc: PDFKit.PDFDocument, page: InvoicePage): PageLayout {
  const type = createTypesetter(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  const decorate: PageLayout['decorate'] = (draw) => {
    doc.markContent('Artifact');
    doc.save();
    draw(doc);
    doc.restore();
    doc.endMarkedContent();
  };
  const band = (): void => decorate(() => doc.rect(0, 0, doc.page.width, 6).fill(BAND));
  band();

  /** Starts a page with a short header. */
  function nextSheet(): void {
    doc.addPage();
    band();
    decorate(() => {
      type.line(page.brand, LEFT, 50, { size: 12, bold: true, color: TEAL });
      type.line(`${page.heading} (${page.continued})`, RIGHT, 50, { ...SMALL, align: 'right' });
    });
  }

  function foot(index: number, pages: number): void {
    const pageOf = page.pageOf.replace('{page}', String(index + 1)).replace('{pages}', String(pages));
    const width = type.widthOf(pageOf, LABEL);
    decorate(() => {
      doc
        .moveTo(LEFT, FOOT - 18)
        .lineTo(RIGHT, FOOT - 18)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke();
      const lines = type.lines(page.footer, WIDTH - width - 24, LABEL);
      for (const [row, line] of lines.entries()) type.line(line, LEFT, FOOT - 4 + row * 11, LABEL);
      type.line(pageOf, RIGHT, FOOT - 4, { ...LABEL, align: 'right' });
    });
  }

  return {
    y: 50,
    type,
    ensureSpace(height) {
      if (this.y + height <= BOTTOM) return false;
      nextSheet();
      this.y = TOP_NEXT;
      return true;
    },
    tag(name, draw, parent = root, options = {}) {
      parent.add(doc.struct(name, options, draw));
    },
    group(name, parent = root) {
      const element = doc.struct(name);
      parent.add(element);
      return element;
    },
    decorate,
    rule(y) {
      decorate(() => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke());
    },
    block(lines, x, y, style) {
      const step = leading(style);
      for (const [index, line] of lines.entries())
        type.line(line, x, y + step * (index + 1) - style.size * 0.35, style);
      return step * lines.length;
    },
    finish() {
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index);
        foot(index, count);
      }
      root.end();
      doc.end();
    },
  };
}
