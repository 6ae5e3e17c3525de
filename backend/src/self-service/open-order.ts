import type { Core } from '@strapi/strapi';
import { useOrderLink } from './find-order';
import { matchesAccessKey } from '../domain/order-access-key';
import { ShopError } from '../domain/shop-error';
import type { OrderRow } from '../orders/records/order-rows';

/** Compared with when there is no such order, so that both refusals take as long. */
const NO_HASH = '0'.repeat(64);

/** Checks the key from a mailed link, of the order's own mails or one made on request; answers the one to keep. */
export async function openOrder(strapi: Core.Strapi, slug: string, key: string): Promise<string> {
  const order: OrderRow | undefined = await strapi.db.connection('orders').where({ slug }).first();
  const matches = matchesAccessKey(key, order?.access_key_hash ?? NO_HASH);
  if (order && matches) return key;
  const kept = order ? await useOrderLink(strapi, order, key) : null;
  if (!kept) throw new ShopError('Forbidden', 'This link does not open an order');
  return kept;
}
