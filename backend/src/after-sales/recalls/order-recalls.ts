import type { Core } from '@strapi/strapi';
import type { OrderRow } from '../../orders/records/order-rows';
import type { OrderRecall } from '../../../contract/order';
import { findAffected } from './find-affected';
import { listRecalls } from './read-recalls';

/** Published recalls that concern pieces of an order, for its customer. */
export async function readOrderRecalls(strapi: Core.Strapi, order: OrderRow): Promise<OrderRecall[]> {
  const found: OrderRecall[] = [];
  for (const recall of await listRecalls(strapi)) {
    const [affected] = await findAffected(strapi.db.connection, recall, order.id);
    if (affected)
      found.push({
        id: recall.id,
        pieces: affected.lines.map(({ title, quantity, lots }) => ({ title, quantity, lots })),
      });
  }
  return found;
}
