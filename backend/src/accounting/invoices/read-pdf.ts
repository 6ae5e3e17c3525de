import type { Core } from '@strapi/strapi';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { type DocumentRow, readContent } from './invoice-rows';
import { hashOf, keepFile, readKept } from './pdf-files';
import { printPdf } from './pdf/print';
import { wakeJob } from '../../platform/jobs/wake';

async function alertDocument(strapi: Core.Strapi, row: DocumentRow, problem: string): Promise<void> {
  strapi.log.error(`${row.number}: ${problem}`);
  const data = { number: row.number, problem };
  await raiseAlert(strapi.db.connection, { kind: 'document', orderId: row.order_id, data });
  wakeJob('outbox');
}

/** The file as it was first made; null when it is gone or is no longer that. */
async function readUnchanged(strapi: Core.Strapi, row: DocumentRow): Promise<Buffer | null> {
  if (!row.file || !row.file_hash) return null;
  const kept = await readKept(row.file);
  if (kept && hashOf(kept) === row.file_hash) return kept;
  await alertDocument(strapi, row, kept ? 'the file was changed' : 'the file is gone');
  return null;
}

/** Writes the file and notes its hash, once; a disk that is full costs the file, not the answer. */
async function keep(strapi: Core.Strapi, row: DocumentRow, file: string, pdf: Buffer): Promise<void> {
  try {
    await keepFile(file, pdf);
    await strapi.db
      .connection('order_documents')
      .where({ id: row.id })
      .whereNull('file_hash')
      .update({ file, file_hash: hashOf(pdf), rendered_at: new Date() });
  } catch (error) {
    strapi.log.error(`${row.number} could not be kept: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

/**
 * A document as PDF: the file that was made when it was drawn, proven by its hash. A file that is missing or changed is
 * made again from the document's content, which gives the same bytes; if it does not, nobody gets it and the operator is
 * told.
 */
export async function readPdf(strapi: Core.Strapi, row: DocumentRow): Promise<Buffer> {
  const unchanged = await readUnchanged(strapi, row);
  if (unchanged) return unchanged;
  const { facts, page } = readContent(row);
  const pdf = await printPdf(page, new Date(row.issued_at));
  if (row.file_hash && hashOf(pdf) !== row.file_hash) {
    await alertDocument(strapi, row, 'it cannot be made again as it was');
    throw new Error(`${row.number} is not what it was`);
  }
  await keep(strapi, row, row.file ?? `${facts.issuedOn.slice(0, 4)}/${row.number}.pdf`, pdf);
  return pdf;
}
