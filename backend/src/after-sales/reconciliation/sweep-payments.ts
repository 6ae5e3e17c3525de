import type { Core } from '@strapi/strapi';
import { wasPaid } from '../../domain/order-status';
import { expireUnstarted, healOrder } from '../../payments/settlement/apply-payment';
import { latestPayment } from '../../orders/records/order-response';
import { MAX_WAIT } from '../../payments/settlement/payment-columns';
import { type OrderRow, type PaymentRow } from '../../orders/records/order-rows';
import { startPayment } from '../../payments/settlement/start-payment';
import { announceStock } from '../../catalog/stock/stock';
import { sweepEach } from '../../payments/settlement/sweep-each';
import { closePayment, syncPayment } from '../../payments/settlement/sync-payment';
import { toDate } from '../../platform/database/rows';
import { wakeJob } from '../../platform/jobs/wake';

const BATCH = 50;
const RECHECKS = 20;
const MINUTE = 60_000;
/** The request that placed the order is given this long to start its payment itself. */
const START_AFTER_MS = 15_000;
/** How long the shop tries to start a payment before the order is given up. */
const START_UNTIL_MS = 60 * MINUTE;

const UNDECIDED = ['open', 'pending', 'authorized'];
const DECIDED = ['paid', 'failed', 'canceled', 'expired'];

const readOrder = (strapi: Core.Strapi, id: number): Promise<OrderRow> =>
  strapi.db.connection('orders').where({ id }).first();

/** Nobody waits for a payment of an order that is paid or was withdrawn: it is closed, so that nobody pays twice. */
const isOver = (order: OrderRow): boolean => order.withdrawn_at !== null || wasPaid(order.payment_status);

/**
 * Asks about undecided payments whose time has come; about all of them after a start, because news may have been missed.
 * A time further away than is ever planned comes from a clock that was wrong.
 */
export async function askAboutPayments(strapi: Core.Strapi, all: boolean, now: Date): Promise<void> {
  const query = strapi.db
    .connection('payments')
    .whereIn('state', UNDECIDED)
    .whereNotNull('provider_id')
    .orderBy('next_check_at');
  const tooFar = new Date(now.getTime() + MAX_WAIT + MINUTE);
  if (!all)
    query
      .andWhere((due) =>
        due.where('next_check_at', '<=', now).orWhere('next_check_at', '>', tooFar).orWhereNull('next_check_at'),
      )
      .limit(BATCH);
  const payments: PaymentRow[] = await query;
  await sweepEach(strapi, payments, async (payment) => {
    const over = isOver(await readOrder(strapi, payment.order_id));
    await (over ? closePayment(strapi, payment) : syncPayment(strapi, payment.id));
  });
}

/** Decided payments can still change: money that comes late, refunds, chargebacks. Few at a time, the oldest look first. */
export async function recheckPayments(strapi: Core.Strapi, now: Date): Promise<void> {
  const payments: PaymentRow[] = await strapi.db
    .connection('payments')
    .whereIn('state', DECIDED)
    .whereNotNull('provider_id')
    .andWhere('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(RECHECKS);
  await sweepEach(strapi, payments, (payment) => syncPayment(strapi, payment.id));
}

/** False when the payment could not be started. */
async function startOrEnd(strapi: Core.Strapi, payment: PaymentRow, now: Date): Promise<boolean> {
  const db = strapi.db.connection;
  const order = await readOrder(strapi, payment.order_id);
  const latest = latestPayment(await db('payments').where({ order_id: order.id }));
  const wanted = order.payment_status === 'open' && latest?.id === payment.id;
  if (wanted) {
    await startPayment(strapi, order);
    const after: PaymentRow = await db('payments').where({ id: payment.id }).first();
    if (after.provider_id !== null) return true;
    await db('payments').where({ id: payment.id }).update({ checked_at: now });
  }
  const age = now.getTime() - (toDate(payment.created_at)?.getTime() ?? 0);
  if (wanted && age < START_UNTIL_MS) return false;
  await announceStock(strapi, await expireUnstarted(db, payment));
  wakeJob('outbox');
  return !wanted;
}

/**
 * The program stopped, or the provider did not answer, before an order's payment was started: it is started now, under
 * the same key, so the mailed link leads somewhere. Given up after an hour of trying.
 */
export async function startPayments(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting: PaymentRow[] = await strapi.db
    .connection('payments')
    .where({ state: 'created', provider_id: null })
    .andWhere((due) =>
      due.where('created_at', '<', new Date(now.getTime() - START_AFTER_MS)).orWhere('created_at', '>', now),
    )
    // Who was tried longest ago comes first.
    .orderByRaw('coalesce(checked_at, created_at)')
    .limit(BATCH);
  await sweepEach(strapi, waiting, (payment) => startOrEnd(strapi, payment, now));
}

/**
 * Orders whose state is not what their payments say. No transaction of this shop leaves one behind; a restored backup or
 * a hand in the database can. Every round looks at open orders, the first round after a start at lost ones too.
 */
export async function healOrders(strapi: Core.Strapi, all: boolean): Promise<void> {
  const db = strapi.db.connection;
  const payment = (...states: string[]) =>
    db('payments').select(db.raw('1')).whereRaw('payments.order_id = orders.id').whereIn('payments.state', states);
  const held = () =>
    db('order_lines').select(db.raw('1')).whereRaw('order_lines.order_id = orders.id').andWhere('held', '>', 0);
  const open: number[] = await db('orders')
    .where({ payment_status: 'open' })
    .andWhere((wrong) => wrong.whereExists(payment('paid')).orWhereNotExists(payment('created', ...UNDECIDED)))
    .limit(BATCH)
    .pluck('id');
  const ended: number[] = all
    ? await db('orders')
        .whereIn('payment_status', ['failed', 'canceled', 'expired'])
        .andWhere((wrong) => wrong.whereExists(payment('paid')).orWhereExists(held()))
        .limit(BATCH)
        .pluck('id')
    : [];
  await sweepEach(strapi, [...open, ...ended], async (id) => announceStock(strapi, await healOrder(db, id)));
}
