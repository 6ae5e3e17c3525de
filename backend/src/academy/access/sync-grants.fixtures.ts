import knexOf, { type Knex } from 'knex';
import type { GrantTarget, OpenedByLine } from '../../domain/order-grants';
import { deriveOrderStatus } from '../../domain/order-status';
import { computeRefund } from '../../domain/refund-amounts';
import type { PaymentRow } from '../../orders/records/order-rows';
import { readOrderLines, readOrderPayments, requireOrderById } from '../../orders/records/find-order';
import { bookRefund } from '../../payments/settlement/book-refund';
import { readRefundable } from '../../orders/records/read-refundable';
import type { RefundRow } from '../../orders/records/refund-rows';
import { markRefundFailed } from '../../payments/settlement/mark-refund';
import type { GrantRow } from './grant-rows';
import { type ActiveGrant, readActiveGrants } from './active-grants';
import { holdCredit } from './credit-holds';
import { syncGrants } from './sync-grants';

export const NOW = new Date('2026-11-22T10:00:00Z');
const BUYER = 7;

/** In-memory database with the tables that the grant rules need. */
export async function openShop(): Promise<Knex> {
  const db = knexOf({
    client: 'better-sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  const table = (name: string, columns: { text?: string[]; numbers?: string[]; times?: string[] }) =>
    db.schema.createTable(name, (made) => {
      made.increments('id');
      made.string('document_id');
      for (const column of columns.text ?? []) made.text(column);
      for (const column of columns.numbers ?? []) made.integer(column);
      for (const column of ['created_at', 'updated_at', 'published_at', ...(columns.times ?? [])])
        made.datetime(column);
    });
  await table('orders', {
    text: ['order_nr', 'payment_status', 'fulfilment', 'currency', 'email', 'lesson_recipient'],
    numbers: ['user_id', 'total', 'shipping'],
    times: ['withdrawn_at'],
  });
  await table('order_lines', {
    text: ['product_type', 'opens', 'credited_from'],
    numbers: ['order_id', 'position', 'quantity', 'total', 'discount', 'credit', 'refunded_quantity'],
  });
  await table('payments', {
    text: ['state', 'currency'],
    numbers: ['order_id', 'attempt', 'amount', 'refunded', 'charged_back'],
  });
  await table('refunds', {
    text: ['state', 'currency', 'lines', 'reason', 'actor', 'key', 'request_hash', 'last_error', 'provider_id'],
    numbers: ['order_id', 'payment_id', 'amount', 'shipping', 'restock', 'attempts'],
    times: ['requested_at', 'settled_at', 'sent_at', 'next_attempt_at'],
  });
  await table('grants', {
    text: ['email', 'scope', 'target', 'source', 'currency', 'state', 'revoked_by', 'reason'],
    numbers: ['user_id', 'order_id', 'order_line_id', 'paid_cents', 'credited_to'],
    times: ['starts_at', 'revoked_at'],
  });
  await table('parcel_cards', { numbers: ['order_id', 'user_id'] });
  await table('up_users', { text: ['email'], numbers: ['confirmed'] });
  await table('order_events', { text: ['kind', 'actor', 'data'], numbers: ['order_id'], times: ['at'] });
  await table('alerts', {
    text: ['title', 'kind', 'topic', 'state', 'data', 'resolved_by'],
    numbers: ['order_id'],
    times: ['raised_at', 'resolved_at'],
  });
  await table('outbox_messages', {
    text: ['topic', 'kind', 'payload', 'state', 'last_error'],
    numbers: ['order_id', 'attempts'],
    times: ['next_attempt_at'],
  });
  await db.schema.alterTable('alerts', (made) => made.unique(['topic']));
  await db.schema.alterTable('outbox_messages', (made) => made.unique(['topic', 'kind']));
  await db.raw("create unique index one on grants (order_line_id, scope, coalesce(target, ''))");
  await db.schema.createTable('lessons_level_lnk', (made) => {
    made.integer('lesson_id');
    made.integer('level_id');
  });
  for (const name of ['lessons', 'levels']) await table(name, { text: ['title', 'locale'], numbers: ['preview'] });
  return db;
}

export interface Item {
  price: number;
  /** Omitted for items without grants. */
  opens?: OpenedByLine[];
  /** Credit in cents, and the ids of the grants it comes from. */
  credit?: number;
  creditedFrom?: number[];
}

/** Places an unpaid order of the only customer, which holds its credit unless `holds` is false. */
export async function placeOrder(db: Knex, items: Item[], shipping = 0, holds = true): Promise<number> {
  const rows = items.map((item, position) => ({ ...item, position, total: item.price - (item.credit ?? 0) }));
  const total = rows.reduce((sum, row) => sum + row.total, shipping);
  const [order] = await db('orders')
    .insert({ user_id: BUYER, total, shipping, payment_status: 'open', fulfilment: 'new', currency: 'EUR' })
    .returning('id');
  await db('orders')
    .where({ id: order.id })
    .update({ order_nr: `ZW-${order.id}`, document_id: `order-${order.id}` });
  await db('order_lines').insert(
    rows.map(({ position, total: price, opens, credit, creditedFrom }) => ({
      order_id: order.id,
      position,
      product_type: opens?.[0]?.source === 'purchase' ? 'lesson' : 'physical',
      quantity: 1,
      total: price,
      discount: 0,
      credit: credit ?? 0,
      refunded_quantity: 0,
      opens: opens ? JSON.stringify(opens) : null,
      credited_from: creditedFrom?.length ? JSON.stringify(creditedFrom) : null,
    })),
  );
  if (holds) await holdCredit(db, await readOrderLines(db, order.id), NOW);
  if (total > 0)
    await db('payments').insert({ order_id: order.id, attempt: 1, state: 'open', amount: total, currency: 'EUR' });
  await settleOrder(db, order.id, { refunded: 0, charged_back: 0 });
  return order.id;
}

/** Applies a payment update, derives the order status and synchronizes the grants. */
export async function settleOrder(db: Knex, orderId: number, news: Partial<PaymentRow>): Promise<void> {
  await db('payments')
    .where({ order_id: orderId })
    .update({ ...news, updated_at: NOW });
  const order = await requireOrderById(db, orderId);
  const payments = await readOrderPayments(db, orderId);
  const status = deriveOrderStatus(
    { total: order.total, withdrawn: order.withdrawn_at !== null },
    payments.map(({ attempt, state, amount, refunded, charged_back: chargedBack }) => ({
      attempt,
      status: state,
      amount,
      refunded,
      chargedBack,
    })),
  );
  await db('orders').where({ id: orderId }).update({ payment_status: status });
  await db.transaction((trx) => syncGrants(trx, orderId, NOW));
}

export const pay = (db: Knex, orderId: number): Promise<void> => settleOrder(db, orderId, { state: 'paid' });

/** Refunds lines or an amount; throws the shop's error if refused. */
export function refund(
  db: Knex,
  orderId: number,
  asked: { lineIds?: number[]; amount?: number },
): Promise<RefundRow[]> {
  return db.transaction(async (trx) => {
    const order = await requireOrderById(trx, orderId);
    const refundable = await readRefundable(trx, order);
    const lines = (asked.lineIds ?? []).map((lineId) => ({ lineId, quantity: 1 }));
    const computed = computeRefund(refundable, { lines, shipping: false, amount: asked.amount });
    const booking = { order, refundable, refund: computed, reason: '', restock: false, actor: 'system' as const };
    return bookRefund(trx, { ...booking, key: `${Math.random()}`, requestHash: '' }, new Set(), NOW);
  });
}

/** Applies the provider's final state of a refund. */
export async function endRefund(db: Knex, refundId: number, state: 'refunded' | 'failed'): Promise<void> {
  const row: RefundRow = await db('refunds').where({ id: refundId }).first();
  if (row.state !== 'requested') return;
  if (state === 'failed')
    return db.transaction((trx) => markRefundFailed(trx, row, { state: 'failed', reason: 'no' }, NOW));
  await db('refunds').where({ id: refundId }).update({ state });
  const rows: { amount: number }[] = await db('refunds').where({ order_id: row.order_id, state: 'refunded' });
  await settleOrder(db, row.order_id, { refunded: rows.reduce((sum, { amount }) => sum + amount, 0) });
}

/** Cancels an order without refunding it. */
export async function cancel(db: Knex, orderId: number): Promise<void> {
  await db('orders').where({ id: orderId }).update({ fulfilment: 'canceled', withdrawn_at: NOW });
  await settleOrder(db, orderId, {});
}

export const readGrants = (db: Knex): Promise<GrantRow[]> => db('grants').orderBy('id');
export const owned = (db: Knex): Promise<ActiveGrant[]> => readActiveGrants(db, { userId: BUYER, orderIds: [] }, NOW);

export const purchase = (scope: GrantTarget['scope'], target: string | null): OpenedByLine[] => [
  { scope, target, source: 'purchase' },
];
export const bonus = (target: string): OpenedByLine[] => [{ scope: 'lesson', target, source: 'bonus' }];
