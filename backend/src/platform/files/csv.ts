/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front, which it shows as text. A leading
 * space or tab does not save it, and neither do quotes alone.
 */
export function csvCell(value: string): string {
  const isFormula = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(value) || /^[\t\r\n]/.test(value);
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(value);
  const safe = isFormula && !isNumber ? `'${value}` : value;
  return `"${safe.replace(/"/g, '""')}"`;
}

export const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Spreadsheets take a file without it for their own old encoding. */
export const BYTE_ORDER_MARK = '\ufeff';
