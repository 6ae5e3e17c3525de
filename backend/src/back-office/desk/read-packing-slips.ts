import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readCompany } from '../../platform/settings/company';
import type { LineRow, OrderRow } from '../../orders/records/order-rows';
import { readCurrentSkus } from '../../catalog/variants/current-skus';
import { renderSlips } from './packing-slip-html';

const MOST = 100;

/** HTML page with the packing slips of these orders, in the given order. */
export async function readSlips(strapi: Core.Strapi, ids: unknown): Promise<string> {
  const wanted = [...new Set(typeof ids === 'string' ? ids.split(',').filter(Boolean) : [])];
  if (wanted.length === 0 || wanted.length > MOST)
    throw new errors.ValidationError(`Choose between 1 and ${MOST} orders`);
  const db = strapi.db.connection;
  const orders: OrderRow[] = await db('orders').whereIn('document_id', wanted);
  if (orders.length < wanted.length) throw new errors.NotFoundError('The order does not exist');
  const numbers = orders.map(({ id }) => id);
  const lines: LineRow[] = await db('order_lines').whereIn('order_id', numbers).orderBy('position');
  const open: { order_id: number }[] = await db('withdrawals')
    .whereIn('order_id', numbers)
    .whereIn('state', ['matched', 'late'])
    .select('order_id');
  const withdrawn = new Set(open.map((row) => row.order_id));
  const back: { order_id: number }[] = await db('order_returns')
    .whereIn('order_id', numbers)
    .whereNull('ended_at')
    .select('order_id');
  const returning = new Set(back.map((row) => row.order_id));
  orders.sort((a, b) => wanted.indexOf(a.document_id) - wanted.indexOf(b.document_id));
  const currentSku = await readCurrentSkus(db, lines);
  const slips = orders.map((order) => ({
    order,
    lines: lines.filter((line) => line.order_id === order.id),
    currentSku,
    warnings: [
      ...(withdrawn.has(order.id) ? ['Let op: de klant heeft deze bestelling herroepen.'] : []),
      ...(returning.has(order.id) ? ['Let op: de klant stuurt hiervan iets terug.'] : []),
    ],
  }));
  return renderSlips(slips, await readCompany(db));
}
