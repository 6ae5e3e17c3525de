import { createTaggedPdf } from '../pdf/tagged-pdf';

export const SHEET_FONTS = {
  text: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  title: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
};
const MARGIN = 62;
const INK = '#12384a';

/** A tagged PDF of flowing text: pages break by themselves, and assistive technology reads its headings. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  heading: (text: string) => void;
  subheading: (text: string) => void;
  paragraph: (text: string, font?: string) => void;
}

interface SheetInfo {
  title: string;
  author: string;
  /** BCP 47, such as `nl-NL`. */
  language: string;
}

/** An A4 document with its title on top; `draw` adds the rest. */
export function renderSheet(info: SheetInfo, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const { doc, root, finish } = createTaggedPdf(info, { size: 'A4', margin: MARGIN });
  const add = (kind: 'H1' | 'H2' | 'P', font: string, size: number, text: string) =>
    root.add(doc.struct(kind, {}, () => doc.font(font).fontSize(size).text(text)));
  const sheet: Sheet = {
    doc,
    heading: (text) => add('H1', SHEET_FONTS.title, 18, text),
    subheading: (text) => add('H2', SHEET_FONTS.title, 12, text),
    paragraph: (text, font = SHEET_FONTS.text) => add('P', font, 10, text),
  };
  doc.fillColor(INK);
  sheet.heading(info.title);
  doc.moveDown(0.4);
  draw(sheet);
  return finish();
}
