import type { Core } from '@strapi/strapi';
import { EXPLORER, grantContent } from '../../platform/admin/admin-roles';
import { applyViews } from '../../platform/admin/apply-views';
import { ensureAppendOnly } from '../../platform/database/append-only';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import { invoiceViews } from './invoice-admin-view';

/** Uniqueness enforced by the database. */
const UNIQUE: Record<string, string> = {
  shop_document_counters_series: 'document_counters (series)',
  shop_order_documents_number: 'order_documents (number)',
  shop_order_documents_sequence: 'order_documents (series, sequence)',
  shop_order_documents_invoice: 'order_documents (order_id) where reverses is null',
  shop_order_documents_refund: 'order_documents (refund)',
};

const LOOKUP: Record<string, string> = {
  shop_order_documents_order: 'order_documents (order_id)',
  shop_order_documents_issued: 'order_documents (issued_at)',
  shop_order_documents_unprinted: 'order_documents (id) where file_hash is null',
};

export async function bootstrapInvoices(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(UNIQUE)) await createUniqueIndex(strapi, name, target);
  for (const [name, target] of Object.entries(LOOKUP))
    await strapi.db.connection.raw(`create index if not exists ${name} on ${target}`);
  // The content is immutable; only its PDF is added later.
  await ensureAppendOnly(strapi, 'order_documents', { except: ['file', 'file_hash', 'rendered_at'] });
  await applyViews(strapi, 'document-views', invoiceViews);
  await grantContent(strapi, 'operator-documents', 'shop-operator', [
    { actions: [`${EXPLORER}.read`], subject: 'api::order-document.order-document' },
  ]);
}
