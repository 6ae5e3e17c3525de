import type { Core } from '@strapi/strapi';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type InvoiceRow, parseContent } from './invoice-rows';
import { hashOf, writePdfFile, readPdfFile } from './pdf-file-store';
import { renderPdfInThread } from './pdf/render-in-thread';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { reportError } from '../../platform/telemetry/report-error';

async function alertInvoice(strapi: Core.Strapi, row: InvoiceRow, problem: string): Promise<void> {
  strapi.log.error(`${row.number}: ${problem}`);
  const data = { number: row.number, problem };
  await transact(strapi.db.connection, (trx) => raiseAlert(trx, { kind: 'document', orderId: row.order_id, data }));
  wakeJob('outbox');
}

/** The stored PDF; null when it is missing or does not match its hash. */
async function readVerifiedPdf(strapi: Core.Strapi, row: InvoiceRow): Promise<Buffer | null> {
  if (!row.file || !row.file_hash) return null;
  const stored = await readPdfFile(row.file);
  if (stored && hashOf(stored) === row.file_hash) return stored;
  await alertInvoice(strapi, row, stored ? 'the file was changed' : 'the file is missing');
  return null;
}

/** Stores the file and its hash once; errors such as a full disk are logged and do not fail the request. */
async function storePdf(strapi: Core.Strapi, row: InvoiceRow, file: string, pdf: Buffer): Promise<void> {
  try {
    await writePdfFile(file, pdf);
    await strapi.db
      .connection('order_documents')
      .where({ id: row.id })
      .whereNull('file_hash')
      .update({ file, file_hash: hashOf(pdf), rendered_at: new Date() });
  } catch (error) {
    reportError(strapi, `${row.number} could not be stored`, error);
  }
}

/**
 * PDF of an invoice: the stored file, verified by its hash. A missing or changed file is rendered again from the stored
 * content, which must give the same bytes; otherwise it throws and alerts the operators.
 */
export async function getInvoicePdf(strapi: Core.Strapi, row: InvoiceRow): Promise<Buffer> {
  const unchanged = await readVerifiedPdf(strapi, row);
  if (unchanged) return unchanged;
  const { facts: invoice, page } = parseContent(row);
  const pdf = await renderPdfInThread(page, new Date(row.issued_at));
  if (row.file_hash && hashOf(pdf) !== row.file_hash) {
    await alertInvoice(strapi, row, 'rendering it again gives a different file');
    throw new Error(`${row.number} does not match its hash`);
  }
  await storePdf(strapi, row, row.file ?? `${invoice.issuedOn.slice(0, 4)}/${row.number}.pdf`, pdf);
  return pdf;
}
