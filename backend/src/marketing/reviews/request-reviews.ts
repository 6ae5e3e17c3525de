import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { hashAccessKey } from '../../domain/order-access-key';
import { CATCH_UP_DAYS, DEFAULT_REVIEW_DAYS, type DeliveredOrder, mayRequestReview } from '../../domain/review-rules';
import { daysInMs } from '../../domain/time';
import { type OrderRow } from '../../orders/records/order-rows';
import { readOrderLines } from '../../orders/records/find-order';
import { processInBatches } from '../../platform/jobs/process-each';
import { transact } from '../../platform/database/transact';
import { enqueueMails, orderTopic } from '../../platform/outbox/enqueue-mails';
import { hasOpenWithdrawal } from '../../orders/records/read-withdrawals';
import { readOpenReturns } from '../../orders/records/return-rows';
import { requestKeyOf } from './review-request-key';
import { hasOptedOut } from './opt-outs';
import { type Db, createStamps, toDate } from '../../platform/database/row-helpers';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { OPEN_WITHDRAWAL_STATES } from '../../../contract/order-states';
import { env } from '../../platform/env/env';

const BATCH = 100;
const REQUEST_MAIL = 'review-request';

/** Days after delivery, from the settings; 0 disables the mails. `REVIEW_DAYS` overrides it and may be a fraction. */
async function readReviewDays(db: Db): Promise<number> {
  const { reviewDays } = env();
  if (reviewDays !== null) return reviewDays;
  const row: { review_days: number | null } | undefined = await db('site_settings')
    .where({ locale: DEFAULT_LOCALE })
    .first('review_days');
  return row?.review_days ?? DEFAULT_REVIEW_DAYS;
}

export async function describeOrder(db: Db, order: OrderRow): Promise<DeliveredOrder> {
  const lines = await readOrderLines(db, order.id);
  return {
    status: order.payment_status,
    fulfilment: order.fulfilment,
    deliveredAt: toDate(order.delivered_at),
    askReview: Boolean(order.ask_review),
    forgotten: order.account_state === 'deleted',
    withdrawing: (await hasOpenWithdrawal(db, order.id)) || (await readOpenReturns(db, order.id)).length > 0,
    lines: lines.map((line) => ({
      physical: line.product_type === 'physical',
      quantity: line.quantity,
      refunded: line.refunded_quantity ?? 0,
    })),
  };
}

/** Orders due for a review request that have none yet; orders with an open withdrawal or return are postponed. */
async function findDue(db: Db, days: number, now: Date, after: number): Promise<{ id: number }[]> {
  const before = (past: number): Date => new Date(now.getTime() - daysInMs(past));
  return db('orders')
    .where({ fulfilment: 'delivered' })
    .andWhere('id', '>', after)
    .andWhere('delivered_at', '<=', before(days))
    .andWhere('delivered_at', '>', before(days + CATCH_UP_DAYS))
    .whereNotExists(db('review_requests').whereRaw('review_requests.order_id = orders.id'))
    .whereNotExists(
      db('withdrawals')
        .whereRaw('withdrawals.order_id = orders.id')
        .whereIn('withdrawals.state', OPEN_WITHDRAWAL_STATES),
    )
    .whereNotExists(db('order_returns as r').whereRaw('r.order_id = orders.id').whereNull('r.ended_at'))
    .orderBy('id')
    .limit(BATCH)
    .select('id');
}

/** Handles one order with its row locked; the unique index on the order allows only one request. */
async function requestReview(trx: Knex.Transaction, orderId: number, days: number, now: Date): Promise<boolean> {
  const order: OrderRow | undefined = await trx('orders').where({ id: orderId }).forNoKeyUpdate().first();
  if (!order) return false;
  const asks = mayRequestReview(await describeOrder(trx, order), days, now) && !(await hasOptedOut(trx, order.email));
  const stamps = createStamps(now);
  const made: { id: number }[] = await trx('review_requests')
    .insert({
      ...stamps,
      order_id: orderId,
      key_hash: hashAccessKey(requestKeyOf(stamps.document_id)),
      state: asks ? 'asked' : 'skipped',
      asked_at: now,
    })
    .onConflict('order_id')
    .ignore()
    .returning('id');
  if (made.length === 0 || !asks) return false;
  await enqueueMails(trx, [{ topic: orderTopic(orderId), kind: REQUEST_MAIL, orderId }], now);
  return true;
}

/** Enqueues review request mails and returns their number. Safe to run concurrently. */
export async function requestReviews(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const db = strapi.db.connection;
  const days = await readReviewDays(db);
  if (days <= 0) return 0;
  let asked = 0;
  const batches = { size: BATCH, read: (after: number) => findDue(db, days, now, after) };
  await processInBatches(strapi, 'Review requests', batches, async ({ id }) => {
    if (await transact(db, (trx) => requestReview(trx, id, days, now))) asked += 1;
  });
  return asked;
}
