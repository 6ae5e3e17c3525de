import { type VariantField, type VariantValues, cellText, parseCell, parsePieces } from '../../domain/variant-cells';
import type { VariantChange } from '../../domain/variant-change';

/** `add`: pieces to add to the stock or to take off. */
export type GridField = VariantField | 'add';

/** Text fields in the order of the columns, in which a pasted table is laid. A picture is chosen instead. */
export const TYPED_FIELDS: readonly GridField[] = ['sku', 'gtin', 'price', 'salePrice', 'saleFrom', 'saleTo', 'add'];

export interface TypedCell {
  text: string;
  /** What its editor saw when it was first typed into. */
  was: VariantValues[VariantField] | undefined;
}

export type TypedRow = Partial<Record<GridField, TypedCell>>;
/** Everything typed and not saved, by variant. */
export type Typed = Record<string, TypedRow>;

type Row = VariantValues & { id: string };

const storedText = (row: Row, field: GridField): string => (field === 'add' ? '' : cellText(field, row));

/** Types into a cell. A cell with its stored text is no change. */
export function typeCell(typed: Typed, row: Row, field: GridField, text: string): Typed {
  const { [field]: known, ...others } = typed[row.id] ?? {};
  const was = known ? known.was : field === 'add' ? undefined : row[field];
  const isChange = text !== storedText(row, field);
  const next: TypedRow = isChange ? { ...others, [field]: { text, was } } : others;
  const { [row.id]: _old, ...rest } = typed;
  return Object.keys(next).length > 0 ? { ...rest, [row.id]: next } : rest;
}

/** What stands in a cell now. */
export const textOf = (row: Row, typed: TypedRow | undefined, field: GridField): string =>
  typed?.[field]?.text ?? storedText(row, field);

/** Whether somebody else changed a cell since it was typed into. */
export const isOvertaken = (row: Row, cell: TypedCell | undefined, field: GridField): boolean =>
  cell !== undefined && field !== 'add' && cell.was !== row[field] && cell.text !== storedText(row, field);

/** Keeps what was typed, over what somebody else has saved. */
export function keepTyped(typed: Typed, row: Row, field: VariantField): Typed {
  const cell = typed[row.id]?.[field];
  return cell ? { ...typed, [row.id]: { ...typed[row.id], [field]: { ...cell, was: row[field] } } } : typed;
}

/** Lays a table copied from a spreadsheet over the cells, from one of them on; `left` counts lines below the last row. */
export function pasteTable(
  typed: Typed,
  rows: Row[],
  from: { row: number; field: GridField },
  text: string,
): { typed: Typed; left: number } {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const first = TYPED_FIELDS.indexOf(from.field);
  const next = lines.reduce((known, line, down) => {
    const row = rows[from.row + down];
    if (!row) return known;
    return line.split('\t').reduce((all, cell, right) => {
      const field = TYPED_FIELDS[first + right];
      return field ? typeCell(all, row, field, cell.trim()) : all;
    }, known);
  }, typed);
  return { typed: next, left: Math.max(0, from.row + lines.length - rows.length) };
}

/** Messages by variant and cell. */
export type CellErrors = Record<string, Partial<Record<GridField, string>>>;

interface Request {
  changes: VariantChange[];
  errors: CellErrors;
}

/** What is typed as a request; with errors where it can not be read. */
export function toRequest(typed: Typed, rows: Row[]): Request {
  const request: Request = { changes: [], errors: {} };
  for (const row of rows) {
    const cells = Object.entries(typed[row.id] ?? {}) as [GridField, TypedCell][];
    if (cells.length === 0) continue;
    const change: VariantChange = { id: row.id, set: {}, was: {}, add: 0 };
    for (const [field, { text, was }] of cells) {
      const { value, error } = field === 'add' ? parsePieces(text) : parseCell(field, text);
      if (error !== undefined) request.errors[row.id] = { ...request.errors[row.id], [field]: error };
      else if (field === 'add') change.add = Number(value);
      else {
        Object.assign(change.set, { [field]: value });
        Object.assign(change.was, { [field]: was });
      }
    }
    if (change.add !== 0 || Object.keys(change.set).length > 0) request.changes.push(change);
  }
  return request;
}

/** Takes typed pieces off and names them: after a save without an answer they may be in stock already. */
export function takePiecesOff(typed: Typed, rows: Row[]): { typed: Typed; taken: string[] } {
  const taken = rows.flatMap(({ id, sku }) => {
    const text = typed[id]?.add?.text;
    return text === undefined ? [] : [`${sku} (${text})`];
  });
  return { typed: rows.reduce((known, row) => typeCell(known, row, 'add', ''), typed), taken };
}

export const countTyped = (typed: Typed): number =>
  Object.values(typed).reduce((count, row) => count + Object.keys(row).length, 0);
