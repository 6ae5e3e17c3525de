import type { Core } from '@strapi/strapi';
import { useOrderLink } from './find-order';
import { matchesAccessKey } from '../domain/order-access-key';
import { ShopError } from '../domain/shop-error';
import { findOrderBySlug } from '../orders/records/find-order';
/** Dummy hash compared for unknown orders, so that both failures take equally long. */
const NO_HASH = '0'.repeat(64);

/** Verifies the key of a mailed link and returns the order's access key. */
export async function openOrder(strapi: Core.Strapi, slug: string, key: string): Promise<string> {
  const order = await findOrderBySlug(strapi.db.connection, slug);
  const matches = matchesAccessKey(key, order?.access_key_hash ?? NO_HASH);
  if (order && matches) return key;
  const kept = order ? await useOrderLink(strapi, order, key) : null;
  if (!kept) throw new ShopError('Forbidden', 'This link does not open an order');
  return kept;
}
