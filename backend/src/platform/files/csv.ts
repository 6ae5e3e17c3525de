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

export const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Without it, spreadsheets assume a legacy encoding. */
export const BYTE_ORDER_MARK = '\ufeff';
