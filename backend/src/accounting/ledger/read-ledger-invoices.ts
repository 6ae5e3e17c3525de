import { type InvoiceRow, parseContent } from '../invoices/invoice-rows';
import { requireOneCurrency } from '../../domain/one-currency';
import type { LedgerInvoice } from '../../domain/ledger-movements';
import type { Db } from '../../platform/database/row-helpers';

/** Totals of an order's invoices and credit notes, oldest first; all in its currency. */
export async function readLedgerInvoices(
  db: Db,
  { id, currency }: { id: number; currency: string },
): Promise<LedgerInvoice[]> {
  const rows: Pick<InvoiceRow, 'number' | 'content' | 'currency'>[] = await db('order_documents')
    .where({ order_id: id })
    .orderBy('id')
    .select('number', 'content', 'currency');
  requireOneCurrency(currency, rows);
  return rows.map((row) => {
    const { role, country, totals } = parseContent(row).facts;
    return { kind: role === 'invoice' ? 'sale' : 'credit', country, totals };
  });
}
