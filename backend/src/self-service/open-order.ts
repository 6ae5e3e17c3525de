import type { Core } from '@strapi/strapi';
import { useOrderLink } from './find-order';
import { matchesAccessKey } from '../domain/order-access-key';
import { ShopError } from '../domain/shop-error';
import { findOrderBySlug } from '../orders/records/find-order';
/** Dummy hash compared for unknown orders, so that both failures take equally long. */
const NO_HASH = '0'.repeat(64);

const refuse = (): ShopError => new ShopError('Forbidden', 'This link does not open an order');

/** Verifies the access key in the link of an order's mail and returns it. Changes nothing. */
export async function openOrder(strapi: Core.Strapi, slug: string, key: string): Promise<string> {
  const order = await findOrderBySlug(strapi.db.connection, slug);
  const matches = matchesAccessKey(key, order?.access_key_hash ?? NO_HASH);
  if (!order || !matches) throw refuse();
  return key;
}

/** Uses up a one-time link and returns the order's access key. */
export async function openOrderOnce(strapi: Core.Strapi, slug: string, code: string): Promise<string> {
  const order = await findOrderBySlug(strapi.db.connection, slug);
  const key = order && (await useOrderLink(strapi, order, code));
  if (!key) throw refuse();
  return key;
}
