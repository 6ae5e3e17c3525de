import type { Core } from '@strapi/strapi';
import { repeat } from '../../platform/jobs/repeating-job';
import type { DocumentRow } from './invoice-rows';
import { readPdf } from './read-pdf';
import { onWake } from '../../platform/jobs/wake';

const EVERY_MS = 60_000;
const BATCH = 20;

/** Prints what was drawn and has no file yet, one after the other. What fails is tried again at the next look. */
async function printNew(strapi: Core.Strapi): Promise<void> {
  let after = 0;
  for (;;) {
    const rows: DocumentRow[] = await strapi.db
      .connection('order_documents')
      .whereNull('file_hash')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
    for (const row of rows) {
      after = row.id;
      await readPdf(strapi, row).catch((error: unknown) => {
        strapi.log.error(`${row.number} could not be printed: ${error instanceof Error ? error.message : 'unknown'}`);
      });
    }
    if (rows.length < BATCH) return;
  }
}

export function startPrinting(strapi: Core.Strapi): void {
  const printer = repeat(
    () => printNew(strapi),
    EVERY_MS,
    (error) => strapi.log.error(`Documents: ${error instanceof Error ? error.message : 'unknown'}`),
  );
  onWake('invoices', () => printer.wake());
  printer.wake();
  strapi.server.httpServer.on('close', () => {
    onWake('invoices', null);
    printer.stop();
  });
}
