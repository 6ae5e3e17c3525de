import type { Knex } from 'knex';
import { type InvoiceRow, parseContent } from '../invoices/invoice-rows';
import type { InvoiceData } from '../invoices/invoice-data';
import { type Period, queryRange } from './report-period';

const BATCH = 200;

export interface ReportedInvoice {
  row: InvoiceRow;
  invoice: InvoiceData;
}

/** Invoices and credit notes issued in a period, in order of issue, read in batches. */
export async function* readInvoices(db: Knex, period: Period): AsyncGenerator<ReportedInvoice> {
  let after = 0;
  for (;;) {
    const rows: InvoiceRow[] = await db('order_documents')
      .where('id', '>', after)
      .whereBetween('issued_at', queryRange(period))
      .orderBy('id')
      .limit(BATCH);
    for (const row of rows) {
      after = row.id;
      const { facts: invoice } = parseContent(row);
      if (period.from <= invoice.issuedOn && invoice.issuedOn <= period.to) yield { row, invoice };
    }
    if (rows.length < BATCH) return;
  }
}
