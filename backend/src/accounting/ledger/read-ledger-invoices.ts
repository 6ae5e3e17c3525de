import { type InvoiceRow, parseContent } from '../invoices/invoice-rows';
import type { LedgerInvoice } from '../../domain/ledger-movements';
import type { Db } from '../../platform/database/row-helpers';

/** Totals of an order's invoices and credit notes, oldest first. */
export async function readLedgerInvoices(db: Db, orderId: number): Promise<LedgerInvoice[]> {
  const rows: Pick<InvoiceRow, 'number' | 'content'>[] = await db('order_documents')
    .where({ order_id: orderId })
    .orderBy('id')
    .select('number', 'content');
  return rows.map((row) => {
    const { role, country, totals } = parseContent(row).facts;
    return { kind: role === 'invoice' ? 'sale' : 'credit', country, totals };
  });
}
