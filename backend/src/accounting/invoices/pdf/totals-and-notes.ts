import type { InvoicePage } from '../format-invoice-page';
import { LABEL, LEFT, RIGHT, SMALL, STRONG, type PageLayout, TEXT, WIDTH, leading } from './page-layout';

const VAT_ENDS = [LEFT + 92, LEFT + 164, LEFT + 240];
const TOTALS_LEFT = RIGHT - 210;

function drawVat(sheet: PageLayout, { vatTitle, vatColumns, vatRows }: InvoicePage, top: number): number {
  let y = top;
  const step = leading(TEXT);
  sheet.tag('H2', () => {
    y += sheet.block([vatTitle], LEFT, y, { ...LABEL, bold: true });
  });
  const table = sheet.group('Table');
  const heads = sheet.group('TR', table);
  const draw = (cells: string[], tag: 'TH' | 'TD', row: typeof heads): void => {
    const style = tag === 'TH' ? LABEL : SMALL;
    for (const [index, cell] of cells.entries()) {
      const end = VAT_ENDS[index - 1];
      const place = y;
      const write = (): number =>
        end === undefined
          ? sheet.block([cell], LEFT, place, style)
          : sheet.block([cell], end, place, { ...style, align: 'right' });
      sheet.tag(tag, write, row);
    }
    y += step;
  };
  draw(vatColumns, 'TH', heads);
  for (const cells of vatRows) draw(cells, 'TD', sheet.group('TR', table));
  return y - top;
}

function drawTotals(sheet: PageLayout, { totals }: InvoicePage, top: number): number {
  let y = top;
  for (const { label, value, strong } of totals) {
    const style = strong ? { ...STRONG, size: 12 } : TEXT;
    const place = strong ? y + 4 : y;
    sheet.tag('P', () => {
      sheet.block([label], TOTALS_LEFT, place, style);
      sheet.block([value], RIGHT - 8, place, { ...style, align: 'right' });
    });
    y = place + leading(style);
  }
  return y - top;
}

/** VAT per rate on the left, totals on the right, on one page. */
export function drawVatAndTotals(sheet: PageLayout, page: InvoicePage): void {
  sheet.ensureSpace(Math.max((page.vatRows.length + 2) * leading(TEXT), 70));
  const top = sheet.y;
  const totals = drawTotals(sheet, page, top);
  const vat = drawVat(sheet, page, top);
  sheet.y = top + Math.max(totals, vat) + 22;
}

const NOTE_GAP = 3;

export function drawNotes(sheet: PageLayout, page: InvoicePage): void {
  const notes = page.notes.map((note) => sheet.type.lines(note, WIDTH, TEXT));
  sheet.ensureSpace(notes.reduce((height, lines) => height + lines.length * leading(TEXT) + NOTE_GAP, 0));
  for (const lines of notes) {
    sheet.tag('P', () => {
      sheet.y += sheet.block(lines, LEFT, sheet.y, TEXT) + NOTE_GAP;
    });
  }
}
