import { z } from 'zod';
import { decimalAmount } from '../../accounting/reports/decimal-amount';
import { type CsvSeparator, csvLine } from '../../platform/files/csv';
import { DESK_TABS } from './desk-tabs';

/** What the operator chose; anything else is the first of each. */
export const exportQuery = z.object({
  state: z.enum(DESK_TABS).catch('all'),
  separator: z.enum(['semicolon', 'comma']).catch('semicolon'),
  decimal: z.enum(['comma', 'point']).catch('comma'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

const SEPARATORS: Record<ExportQuery['separator'], CsvSeparator> = { semicolon: ';', comma: ',' };

/** Writes amounts (cents), numbers and lines as the operator's spreadsheet reads them. */
export function exportWriter({ separator, decimal }: Pick<ExportQuery, 'separator' | 'decimal'>) {
  const localize = (text: string): string => (decimal === 'comma' ? text.replace('.', ',') : text);
  return {
    amount: (cents: number): string => localize(decimalAmount(cents)),
    number: (value: number): string => localize(String(value)),
    line: (cells: string[]): string => csvLine(cells, SEPARATORS[separator]),
  };
}
