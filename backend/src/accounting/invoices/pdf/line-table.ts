import type { InvoicePage, PageRow } from '../format-invoice-page';
import { LABEL, LEFT, RIGHT, SMALL, STRONG, type PageLayout, TEXT, WATER, WIDTH, leading } from './page-layout';

/** Column widths in points: quantity, unit price, rate, net, VAT, gross. */
const WIDTHS = [44, 60, 38, 62, 62, 62];
const PAD = 8;
const FIRST = WIDTH - WIDTHS.reduce((sum, width) => sum + width, 0) - 2 * PAD;
const ENDS = WIDTHS.map((_, index) => RIGHT - PAD - WIDTHS.slice(index + 1).reduce((sum, width) => sum + width, 0));
const ROW_PAD = 6;

type Tag = ReturnType<PageLayout['group']>;

const HEAD = { ...LABEL, bold: true };

/** Column headers. Repeated on later pages as decoration only, so screen readers skip them. */
function drawColumns(sheet: PageLayout, columns: string[], table: Tag | null): void {
  const [first = '', ...others] = columns;
  const names = [sheet.type.lines(first, FIRST, HEAD)];
  for (const [index, name] of others.entries()) names.push(sheet.type.lines(name, (WIDTHS[index] ?? 0) - 5, HEAD));
  const height = Math.max(...names.map((lines) => lines.length)) * leading(HEAD) + 2 * ROW_PAD;
  sheet.decorate((doc) => doc.roundedRect(LEFT, sheet.y, WIDTH, height, 4).fill(WATER));
  const row = table && sheet.group('TR', sheet.group('THead', table));
  for (const [index, lines] of names.entries()) {
    const y = sheet.y + height - ROW_PAD - lines.length * leading(HEAD);
    const draw = (): void => {
      if (index === 0) sheet.block(lines, LEFT + PAD, y, HEAD);
      else sheet.block(lines, ENDS[index - 1] ?? 0, y, { ...HEAD, align: 'right' });
    };
    if (row) sheet.tag('TH', draw, row, { scope: 'Column' });
    else sheet.decorate(draw);
  }
  sheet.y += height;
}

function drawRow(sheet: PageLayout, { title, details, cells }: PageRow, columns: string[], body: Tag): void {
  const titles = sheet.type.lines(title, FIRST - 6, STRONG);
  const notes = details.flatMap((line) => sheet.type.lines(line, FIRST - 6, SMALL));
  const height = titles.length * leading(STRONG) + notes.length * leading(SMALL) + 2 * ROW_PAD;
  if (sheet.ensureSpace(height)) drawColumns(sheet, columns, null);
  const top = sheet.y + ROW_PAD;
  const row = sheet.group('TR', body);
  sheet.tag(
    'TD',
    () => {
      const used = sheet.block(titles, LEFT + PAD, top, STRONG);
      sheet.block(notes, LEFT + PAD, top + used, SMALL);
    },
    row,
  );
  for (const [index, cell] of cells.entries()) {
    sheet.tag('TD', () => sheet.block([cell], ENDS[index] ?? 0, top, { ...TEXT, size: 9, align: 'right' }), row);
  }
  sheet.y += height;
  sheet.rule(sheet.y);
}

/** The lines of the invoice; rows are not split across pages. */
export function drawTable(sheet: PageLayout, { columns, rows }: InvoicePage): void {
  const table = sheet.group('Table');
  drawColumns(sheet, columns, table);
  const body = sheet.group('TBody', table);
  for (const row of rows) drawRow(sheet, row, columns, body);
  sheet.y += 18;
}
