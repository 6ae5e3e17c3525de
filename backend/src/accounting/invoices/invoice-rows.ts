import type { Knex } from 'knex';
import type { InvoiceData } from './invoice-data';
import type { InvoiceKind } from './next-invoice-number';
import type { InvoicePage } from './format-invoice-page';
import { type Db, parseStoredJson } from '../../platform/database/row-helpers';

/** Stored content: data and formatted text. */
export interface InvoiceContent {
  facts: InvoiceData;
  page: InvoicePage;
}

export interface InvoiceRow {
  id: number;
  order_id: number;
  kind: InvoiceKind;
  number: string;
  series: string;
  sequence: number;
  /** Number of the corrected invoice. */
  reverses: string | null;
  /** Key of the refund it was issued for, if any. */
  refund: string | null;
  issued_at: number | string | Date;
  currency: string;
  /** Cents including VAT; negative on a credit note. */
  total: number;
  vat: number;
  content: unknown;
  file: string | null;
  file_hash: string | null;
}

export function parseContent(row: Pick<InvoiceRow, 'number' | 'content'>): InvoiceContent {
  const content = parseStoredJson<InvoiceContent>(row.content);
  if (!content) throw new Error(`${row.number} has no content`);
  return content;
}

/** Invoice or credit note as listed for customers. */
export interface ListedInvoice {
  kind: InvoiceKind;
  number: string;
  issuedAt: string;
  total: number;
}

export type ListedInvoiceRow = Pick<InvoiceRow, 'order_id' | 'kind' | 'number' | 'issued_at' | 'total'>;

/** Rows of `toListedInvoice`, oldest first. */
export const listedInvoicesQuery = (db: Db, orderIds: readonly number[]): Knex.QueryBuilder =>
  db('order_documents')
    .whereIn('order_id', orderIds)
    .orderBy('id')
    .select('order_id', 'kind', 'number', 'issued_at', 'total');

export const toListedInvoice = ({ kind, number, issued_at: at, total }: ListedInvoiceRow): ListedInvoice => ({
  kind,
  number,
  issuedAt: new Date(at).toISOString(),
  total,
});

export async function listInvoices(db: Db, orderIds: number[]): Promise<Map<number, ListedInvoice[]>> {
  if (orderIds.length === 0) return new Map();
  const rows: ListedInvoiceRow[] = await listedInvoicesQuery(db, orderIds);
  const found = new Map<number, ListedInvoice[]>();
  for (const row of rows) found.set(row.order_id, [...(found.get(row.order_id) ?? []), toListedInvoice(row)]);
  return found;
}
