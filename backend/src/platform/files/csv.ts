/**
 * Prefixes cells that a spreadsheet would run as a formula with an apostrophe. Quoting alone, or a leading space or tab,
 * does not prevent it.
 */
function csvCell(value: string): string {
  const isFormula = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(value) || /^[\t\r\n]/.test(value);
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(value);
  const safe = isFormula && !isNumber ? `'${value}` : value;
  return `"${safe.replace(/"/g, '""')}"`;
}

/** Spreadsheets of countries with a decimal comma expect semicolons. */
export type CsvSeparator = ',' | ';';

export const csvLine = (cells: string[], separator: CsvSeparator = ','): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;

/** Without it, spreadsheets assume a legacy encoding. */
export const BYTE_ORDER_MARK = '\ufeff';
