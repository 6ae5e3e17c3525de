import type { Knex } from 'knex';
import { type DocumentRow, readContent } from '../invoices/invoice-rows';
import type { DocumentFacts } from '../invoices/invoice-data';
import { type Period, around } from './report-period';

const BATCH = 200;

export interface ReportedDocument {
  row: DocumentRow;
  facts: DocumentFacts;
}

/** Invoices and credit notes issued in a period, in order of issue, read in batches. */
export async function* readDocuments(db: Knex, period: Period): AsyncGenerator<ReportedDocument> {
  let after = 0;
  for (;;) {
    const rows: DocumentRow[] = await db('order_documents')
      .where('id', '>', after)
      .whereBetween('issued_at', around(period))
      .orderBy('id')
      .limit(BATCH);
    for (const row of rows) {
      after = row.id;
      const { facts } = readContent(row);
      if (period.from <= facts.issuedOn && facts.issuedOn <= period.to) yield { row, facts };
    }
    if (rows.length < BATCH) return;
  }
}
