import type { Core } from '@strapi/strapi';
import type { Job } from '../../platform/jobs/start-job';
import type { InvoiceRow } from './invoice-rows';
import { getInvoicePdf } from './get-invoice-pdf';
import { reportError } from '../../platform/telemetry/report-error';

const EVERY_MS = 60_000;
const BATCH = 20;

/** Renders all invoices without a PDF one by one. Failed ones are retried on the next run. */
async function renderMissingPdfs(strapi: Core.Strapi): Promise<void> {
  let after = 0;
  for (;;) {
    const rows: InvoiceRow[] = await strapi.db
      .connection('order_documents')
      .whereNull('file_hash')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
    for (const row of rows) {
      after = row.id;
      await getInvoicePdf(strapi, row).catch((error: unknown) => {
        reportError(strapi, `${row.number} could not be rendered`, error);
      });
    }
    if (rows.length < BATCH) return;
  }
}

export const pdfJob = (strapi: Core.Strapi): Job => ({
  everyMs: EVERY_MS,
  firstRunMs: 0,
  run: () => renderMissingPdfs(strapi),
});
