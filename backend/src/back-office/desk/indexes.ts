import type { Core } from '@strapi/strapi';
import { orderSearchText } from '../../domain/search-normalization';
import { READY_TO_PACK } from './desk-tabs';
import type { Db } from '../../platform/database/row-helpers';

const BATCH = 500;

const INDEXES: Record<string, string> = {
  shop_desk_waiting: `orders (id) where ${READY_TO_PACK.replaceAll('orders.', '')}`,
  shop_desk_shipped: "orders (id) where fulfilment = 'shipped'",
  shop_desk_delivered: "orders (id) where fulfilment = 'delivered'",
  shop_desk_open: "orders (id) where payment_status = 'open'",
  shop_desk_alerts: "alerts (order_id) where state = 'open'",
  shop_desk_withdrawals: 'withdrawals (state)',
  // Covering index: a search does not read the orders themselves.
  shop_desk_search: 'orders (search_text, id)',
};

interface Unsearchable {
  id: number;
  order_nr: string;
  firstname: string;
  lastname: string;
  email: string;
}

/** Fills the search text of orders that have none. */
async function fillSearch(db: Db): Promise<void> {
  for (;;) {
    const orders: Unsearchable[] = await db('orders').whereNull('search_text').orderBy('id').limit(BATCH);
    if (orders.length === 0) return;
    const lines: { order_id: number; sku: string }[] = await db('order_lines')
      .whereIn(
        'order_id',
        orders.map(({ id }) => id),
      )
      .select('order_id', 'sku');
    for (const order of orders) {
      const skus = lines.filter((line) => line.order_id === order.id).map(({ sku }) => sku);
      const search = orderSearchText([order.order_nr, order.firstname, order.lastname, order.email, ...skus]);
      await db('orders').where({ id: order.id }).update({ search_text: search });
    }
  }
}

export async function prepareDesk(strapi: Core.Strapi): Promise<void> {
  const db = strapi.db.connection;
  for (const [name, target] of Object.entries(INDEXES)) await db.raw(`create index if not exists ${name} on ${target}`);
  await fillSearch(db);
}
