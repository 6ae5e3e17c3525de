import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { readCompany } from '../../platform/settings/company';
import type { LineRow, OrderRow } from '../../orders/records/order-rows';
import { readRefundable } from '../../orders/records/read-refundable';
import { readOptionWords } from '../../catalog/options/option-words';
import { readCurrentSkus } from '../../catalog/variants/current-skus';
import { renderSlips } from './packing-slip-html';
import { OPEN_WITHDRAWAL_STATES } from '../../../contract/order-states';

const MOST = 100;

/** Ids of orders of which some money was not refunded, or which cost nothing: the others are not sent, as at the desk. */
async function findOwed(db: Knex, orders: OrderRow[]): Promise<Set<number>> {
  const numbers = orders.map(({ id }) => id);
  const refunded: number[] = await db('refunds').whereIn('order_id', numbers).distinct('order_id').pluck('order_id');
  const owed = new Set(numbers);
  for (const order of orders)
    if (refunded.includes(order.id) && order.total > 0 && (await readRefundable(db, order)).left === 0)
      owed.delete(order.id);
  return owed;
}

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
    .whereIn('state', OPEN_WITHDRAWAL_STATES)
    .select('order_id');
  const withdrawn = new Set(open.map((row) => row.order_id));
  const back: { order_id: number }[] = await db('order_returns')
    .whereIn('order_id', numbers)
    .whereNull('ended_at')
    .select('order_id');
  const returning = new Set(back.map((row) => row.order_id));
  const owed = await findOwed(db, orders);
  orders.sort((a, b) => wanted.indexOf(a.document_id) - wanted.indexOf(b.document_id));
  const currentSku = await readCurrentSkus(db, lines);
  const inDutch = await readOptionWords(db, 'nl');
  const slips = orders.map((order) => ({
    order,
    lines: lines.filter((line) => line.order_id === order.id),
    currentSku,
    isOwed: owed.has(order.id),
    inDutch,
    warnings: [
      ...(withdrawn.has(order.id) ? ['Let op: de klant heeft deze bestelling herroepen.'] : []),
      ...(returning.has(order.id) ? ['Let op: de klant stuurt hiervan iets terug.'] : []),
    ],
  }));
  return renderSlips(slips, await readCompany(db));
}
