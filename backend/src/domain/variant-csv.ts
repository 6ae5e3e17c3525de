import type { CsvRow } from './read-csv';
import {
  type VariantField,
  type VariantValues,
  WRITTEN_FIELDS,
  type WrittenField,
  cellText,
  findValueErrors,
  momentText,
  parseCell,
  parsePieces,
} from './variant-cells';
import type { VariantChange } from './variant-change';

interface ExportedVariant extends VariantValues {
  product: string;
  /** Values of its options, in words. */
  look: string;
  available: number | null;
}

const HEADS: Record<WrittenField, string> = {
  sku: 'SKU',
  gtin: 'GTIN',
  price: 'Price',
  salePrice: 'Sale price',
  saleFrom: 'Sale from',
  saleTo: 'Sale to',
  active: 'On sale',
};
const SHOWN = ['Product', 'Options', 'In stock'];
const ADD = 'Add to stock';

/** Names of all columns, in English: files in other languages are read through them. */
export const CSV_HEADS: readonly string[] = [...Object.values(HEADS), ...SHOWN, ADD];

const FIELDS = WRITTEN_FIELDS.filter((field) => field !== 'sku');

/** First line of the file; moments are in the time zone that it names. */
export const csvHead = (timeZone: string): string[] => [
  HEADS.sku,
  ...SHOWN,
  ...FIELDS.map((field) =>
    field === 'saleFrom' || field === 'saleTo' ? `${HEADS[field]} (${timeZone})` : HEADS[field],
  ),
  ADD,
];

/** Decimals with a comma go with semicolons, as Dutch and German spreadsheets expect. */
export function csvCells(variant: ExportedVariant, decimalComma: boolean): string[] {
  const cell = (field: WrittenField): string => {
    const text = cellText(field, variant);
    return decimalComma && (field === 'price' || field === 'salePrice') ? text.replace('.', ',') : text;
  };
  const shown = [variant.product, variant.look, variant.available === null ? '' : String(variant.available)];
  return [variant.sku, ...shown, ...FIELDS.map(cell), ''];
}

interface LineError {
  line: number;
  message: string;
}

/** What a file would change. */
export interface ImportPlan {
  changes: (VariantChange & { line: number; sku: string })[];
  errors: LineError[];
  /** Lines that say what the shop says already. */
  unchanged: number;
  /** Columns that are not known. */
  ignored: string[];
}

type Column = WrittenField | 'add' | null;

const bare = (head: string): string => head.replace(/\(.*$/, '').trim().toLowerCase();

function columnOf(head: string): Column {
  const name = bare(head);
  if (name === bare(ADD)) return 'add';
  return WRITTEN_FIELDS.find((field) => bare(HEADS[field]) === name) ?? null;
}

function findHeadErrors({ line, cells }: CsvRow, columns: Column[]): LineError[] {
  const twice = cells.filter((_head, at) => columns[at] !== null && columns.indexOf(columns[at] ?? null) !== at);
  return [
    ...(columns.includes('sku') ? [] : [{ line, message: 'A column “SKU” is missing' }]),
    ...twice.map((head) => ({ line, message: `There are two columns “${head}”` })),
  ];
}

interface Cells {
  set: Partial<VariantValues>;
  was: Partial<VariantValues>;
  add: number;
  errors: string[];
}

/** A file has minutes only: a moment that is the same to the minute is no change. */
const isSameMinute = (column: VariantField, value: unknown, current: VariantValues): boolean =>
  (column === 'saleFrom' || column === 'saleTo') &&
  typeof value === 'string' &&
  momentText(value) === momentText(current[column]);

/** The cells of a line that say something else than the shop. An empty cell empties the field. */
function readCells(cells: string[], columns: Column[], current: VariantValues): Cells {
  const read: Cells = { set: {}, was: {}, add: 0, errors: [] };
  for (const [at, column] of columns.entries()) {
    const text = (cells[at] ?? '').trim();
    if (column === 'add') {
      const { value, error } = parsePieces(text);
      if (error !== undefined) read.errors.push(`${ADD}: ${error}`);
      else read.add = value;
    } else if (column !== null && column !== 'sku' && text !== cellText(column, current)) {
      const { value, error } = parseCell(column, text);
      if (error !== undefined) read.errors.push(`${HEADS[column]}: ${error}`);
      else if (value !== current[column] && !isSameMinute(column, value, current)) {
        Object.assign(read.set, { [column]: value });
        Object.assign(read.was, { [column]: current[column] });
      }
    }
  }
  if (read.errors.length === 0 && Object.keys(read.set).length > 0)
    read.errors.push(
      ...findValueErrors({ ...current, ...read.set }).map(({ field, message }) => `${HEADS[field]}: ${message}`),
    );
  return read;
}

/**
 * Compares the lines of a file with the variants of the shop, by SKU. Changes nothing.
 * @param counted Ids of variants whose pieces an earlier try with the file has added: they are not added again.
 */
export function planImport(
  file: Iterable<CsvRow>,
  variants: (VariantValues & { id: string })[],
  counted: ReadonlySet<string> = new Set(),
): ImportPlan {
  const plan: ImportPlan = { changes: [], errors: [], unchanged: 0, ignored: [] };
  const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
  const seen = new Map<string, number>();
  let columns: Column[] | null = null;
  for (const row of file) {
    if (columns === null) {
      columns = row.cells.map(columnOf);
      plan.errors.push(...findHeadErrors(row, columns));
      if (plan.errors.length > 0) return plan;
      const known = new Set(SHOWN.map(bare));
      plan.ignored = row.cells.filter((head) => columnOf(head) === null && bare(head) !== '' && !known.has(bare(head)));
      continue;
    }
    const { line, cells } = row;
    const sku = (cells[columns.indexOf('sku')] ?? '').normalize('NFC').trim();
    const current = bySku.get(sku);
    const before = seen.get(sku);
    seen.set(sku, line);
    if (!current)
      plan.errors.push({ line, message: sku === '' ? 'The SKU is missing' : `There is no variant “${sku}”` });
    else if (before !== undefined) plan.errors.push({ line, message: `“${sku}” is also in line ${before}` });
    else {
      const { errors, ...change } = readCells(cells, columns, current);
      plan.errors.push(...errors.map((message) => ({ line, message })));
      if (errors.length > 0) continue;
      if (counted.has(current.id)) change.add = 0;
      if (change.add === 0 && Object.keys(change.set).length === 0) plan.unchanged += 1;
      else plan.changes.push({ id: current.id, line, sku, ...change });
    }
  }
  return plan;
}
