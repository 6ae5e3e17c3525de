import type { InvoicePage } from '../format-invoice-page';
import {
  INK,
  LABEL,
  LEFT,
  RIGHT,
  SMALL,
  STRONG,
  type PageLayout,
  TEAL,
  TEXT,
  WATER,
  WIDTH,
  leading,
} from './page-layout';

const SENDER_WIDTH = 220;
const GAP = 20;

/** Letterhead: brand on the left, company on the right. */
export function drawLetterhead(sheet: PageLayout, { brand, sender }: InvoicePage): void {
  const { type } = sheet;
  const top = sheet.y;
  sheet.tag('P', () => type.line(brand, LEFT, top + 22, { size: 26, bold: true, color: TEAL }));
  const [name = '', ...rest] = sender;
  const lines = rest.flatMap((line) => type.lines(line, SENDER_WIDTH, SMALL));
  let height = 0;
  sheet.tag('P', () => {
    const names = type.lines(name, SENDER_WIDTH, STRONG);
    height = sheet.block(names, RIGHT, top, { ...STRONG, align: 'right' });
    height += sheet.block(lines, RIGHT, top + height, { ...SMALL, align: 'right' });
  });
  sheet.y = top + Math.max(height, 40) + 24;
}

function drawHeading(sheet: PageLayout, heading: string): void {
  const style = { size: 20, bold: true, color: INK };
  const lines = sheet.type.lines(heading, WIDTH, style);
  sheet.tag('H1', () => {
    sheet.y += sheet.block(lines, LEFT, sheet.y, style);
  });
  sheet.y += 10;
}

/** Number, dates and payment method, three per row on a light background. */
function drawDetails(sheet: PageLayout, details: InvoicePage['facts']): void {
  const columns = 3;
  const width = (WIDTH - 2 * 14 - (columns - 1) * GAP) / columns;
  const cells = details.map(([label, value]) => ({
    label: sheet.type.lines(label, width, LABEL),
    value: sheet.type.lines(value, width, STRONG),
  }));
  const rows = [];
  for (let index = 0; index < cells.length; index += columns) rows.push(cells.slice(index, index + columns));
  const heights = rows.map((row) =>
    Math.max(...row.map((cell) => cell.label.length * leading(LABEL) + cell.value.length * leading(STRONG))),
  );
  const height = heights.reduce((sum, row) => sum + row, 0) + (rows.length - 1) * 8 + 2 * 10;
  sheet.decorate((doc) => doc.roundedRect(LEFT, sheet.y, WIDTH, height, 8).fill(WATER));
  let y = sheet.y + 10;
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) {
      const x = LEFT + 14 + column * (width + GAP);
      sheet.tag('P', () => {
        const labels = sheet.block(cell.label, x, y, LABEL);
        sheet.block(cell.value, x, y + labels, STRONG);
      });
    }
    y += (heights[index] ?? 0) + 8;
  }
  sheet.y += height + 20;
}

/** Recipients, then heading and details. */
export function drawParties(sheet: PageLayout, page: InvoicePage): void {
  const width = (WIDTH - GAP) / 2;
  let height = 0;
  for (const [index, { title, lines }] of page.parties.entries()) {
    const x = LEFT + index * (width + GAP);
    const [first = [], ...rest] = lines.map((line) => sheet.type.lines(line, width, TEXT));
    sheet.tag('P', () => {
      let y = sheet.y + sheet.block([title], x, sheet.y, LABEL);
      y += sheet.block(first, x, y, STRONG);
      y += sheet.block(rest.flat(), x, y, TEXT);
      height = Math.max(height, y - sheet.y);
    });
  }
  sheet.y += height + 24;
  drawHeading(sheet, page.heading);
  drawDetails(sheet, page.facts);
}
