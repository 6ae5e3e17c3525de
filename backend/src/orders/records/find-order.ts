import type { Knex } from 'knex';
import { ShopError } from '../../domain/shop-error';
import type { Db } from '../../platform/database/row-helpers';
import type { LineRow, OrderRow, PaymentRow } from './order-rows';

type OrderKey = Partial<Pick<OrderRow, 'id' | 'document_id' | 'order_nr' | 'slug'>>;

async function findOrder(db: Db, key: OrderKey): Promise<OrderRow | null> {
  const order: OrderRow | undefined = await db('orders').where(key).first();
  return order ?? null;
}

function requireFound(order: OrderRow | null): OrderRow {
  if (!order) throw new ShopError('NotFound', 'There is no such order');
  return order;
}

export const findOrderById = (db: Db, id: number): Promise<OrderRow | null> => findOrder(db, { id });
export const findOrderBySlug = (db: Db, slug: string): Promise<OrderRow | null> => findOrder(db, { slug });
/** The number must be in its stored form, in upper case. */
export const findOrderByNumber = (db: Db, orderNr: string): Promise<OrderRow | null> =>
  findOrder(db, { order_nr: orderNr });
export const findOrderByDocumentId = (db: Db, documentId: string): Promise<OrderRow | null> =>
  findOrder(db, { document_id: documentId });

// The `require` variants throw `NotFound` when there is no such order.

export const requireOrderById = async (db: Db, id: number): Promise<OrderRow> =>
  requireFound(await findOrderById(db, id));
export const requireOrderBySlug = async (db: Db, slug: string): Promise<OrderRow> =>
  requireFound(await findOrderBySlug(db, slug));
export const requireOrderByDocumentId = async (db: Db, documentId: string): Promise<OrderRow> =>
  requireFound(await findOrderByDocumentId(db, documentId));

export const linesQuery = (db: Db, orderId: number): Knex.QueryBuilder =>
  db('order_lines').where({ order_id: orderId }).orderBy('position').select('*');

/** Lines in the order of the cart. */
export const readOrderLines = async (db: Db, orderId: number): Promise<LineRow[]> => linesQuery(db, orderId);

/** Payment attempts, oldest first. */
export const readOrderPayments = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db('payments').where({ order_id: orderId }).orderBy('attempt');
