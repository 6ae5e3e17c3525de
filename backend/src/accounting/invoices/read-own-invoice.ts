import type { Core } from '@strapi/strapi';
import { ShopError } from '../../domain/shop-error';
import { type Caller, ownsOrder } from '../../orders/records/order-access';
import { type InvoiceRow } from './invoice-rows';
import { getInvoicePdf } from './get-invoice-pdf';
import { isInvoiceNumber } from '../../../contract/invoice-number';
import { findOrderBySlug } from '../../orders/records/find-order';

const notFound = (): ShopError => new ShopError('NotFound', 'There is no such document');

/** An invoice of the caller's own order; "not found" for anyone else. */
export async function readOwnInvoice(
  strapi: Core.Strapi,
  { slug, number, caller }: { slug: string; number: unknown; caller: Caller },
): Promise<{ name: string; pdf: Buffer }> {
  const db = strapi.db.connection;
  const order = await findOrderBySlug(db, slug);
  if (!order || !ownsOrder(caller, order) || !isInvoiceNumber(number)) throw notFound();
  const row: InvoiceRow | undefined = await db('order_documents').where({ order_id: order.id, number }).first();
  if (!row) throw notFound();
  return { name: `${row.number}.pdf`, pdf: await getInvoicePdf(strapi, row) };
}
