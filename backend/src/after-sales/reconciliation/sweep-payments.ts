import type { Core } from '@strapi/strapi';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time';
import { isSettled } from '../../domain/order-status';
import { expireUnstartedPayment, settleInconsistentOrder } from '../../payments/settlement/store-payment-update';
import { awaitsMoney, latestPayment } from '../../orders/records/order-response';
import { MAX_WAIT } from '../../payments/settlement/payment-columns';
import { type OrderRow, type PaymentRow } from '../../orders/records/order-rows';
import { readOrderPayments, requireOrderById } from '../../orders/records/find-order';
import { getOrCreateCheckoutUrl } from '../../payments/settlement/start-payment';
import { revalidateAvailability } from '../../catalog/stock/stock-reservations';
import { processUntilProviderDown } from '../../payments/settlement/process-until-provider-down';
import { closePayment, syncPayment } from '../../payments/settlement/sync-payment';
import { toDate } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { readShopSettings } from '../../platform/settings/shop-settings';

const BATCH = 50;
const RECHECKS = 20;
/** Grace period for the request that placed the order to start the payment itself. */
const START_AFTER_MS = 15_000;
/** How long to keep trying to start a payment before it expires. */
const START_UNTIL_MS = HOUR_MS;

const UNDECIDED = ['open', 'pending', 'authorized'];
const DECIDED = ['paid', 'failed', 'canceled', 'expired'];

/** Open payments of paid or voided orders are closed, so that nobody pays twice. */
const isOver = (order: OrderRow): boolean => order.withdrawn_at !== null || isSettled(order.payment_status);

/** Moves the next check of a payment that is still due, whatever its synchronization failed of. */
const postponeCheck = (strapi: Core.Strapi, payment: PaymentRow, now: Date): Promise<unknown> =>
  strapi.db
    .connection('payments')
    .where({ id: payment.id })
    .andWhere((due) => due.where('next_check_at', '<=', now).orWhereNull('next_check_at'))
    .update({ next_check_at: new Date(now.getTime() + HOUR_MS) });

/** Makes every undecided payment due: while the shop was down, webhooks may have been missed. */
export async function makePaymentsDue(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db
    .connection('payments')
    .whereIn('state', UNDECIDED)
    .whereNotNull('provider_id')
    .andWhere((later) => later.where('next_check_at', '>', now).orWhereNull('next_check_at'))
    .update({ next_check_at: now });
}

/**
 * Synchronizes undecided payments that are due, a batch of them; true when more may wait. Times further ahead than ever scheduled
 * come from a wrong clock and count as due.
 */
export async function syncDuePayments(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const tooFar = new Date(now.getTime() + MAX_WAIT + MINUTE_MS);
  const payments: PaymentRow[] = await strapi.db
    .connection('payments')
    .whereIn('state', UNDECIDED)
    .whereNotNull('provider_id')
    .andWhere((due) =>
      due.where('next_check_at', '<=', now).orWhere('next_check_at', '>', tooFar).orWhereNull('next_check_at'),
    )
    .orderBy('next_check_at')
    .limit(BATCH);
  const isProviderUp = await processUntilProviderDown(strapi, payments, {
    process: async (payment) => {
      const over = isOver(await requireOrderById(strapi.db.connection, payment.order_id));
      if (!over) return syncPayment(strapi, payment.id);
      await closePayment(strapi, payment);
      // Closing never throws; one that failed would stay the first in the list.
      await postponeCheck(strapi, payment, now);
    },
    moveBack: (payment) => postponeCheck(strapi, payment, now),
  });
  return isProviderUp && payments.length === BATCH;
}

/** Synchronizes decided payments, which can still change by late payments, refunds or chargebacks. A few per run, oldest first. */
export async function recheckDecidedPayments(strapi: Core.Strapi, now: Date): Promise<void> {
  const payments: PaymentRow[] = await strapi.db
    .connection('payments')
    .whereIn('state', DECIDED)
    .whereNotNull('provider_id')
    .andWhere('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(RECHECKS);
  await processUntilProviderDown(strapi, payments, {
    process: (payment) => syncPayment(strapi, payment.id),
    moveBack: (payment) => postponeCheck(strapi, payment, now),
  });
}

/** An attempt of a mailed link waits for its customer as long as the pieces are kept, or would be. */
async function waitsForCustomer(
  strapi: Core.Strapi,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<boolean> {
  const { transferReservationDays } = await readShopSettings(strapi.db.connection);
  const created = toDate(payment.created_at)?.getTime() ?? 0;
  const kept = toDate(order.reserved_until)?.getTime() ?? 0;
  return now.getTime() < Math.max(kept, created + transferReservationDays * DAY_MS);
}

/** False when the payment could not be started. */
async function startOrExpirePayment(strapi: Core.Strapi, payment: PaymentRow, now: Date): Promise<boolean> {
  const db = strapi.db.connection;
  const order = await requireOrderById(db, payment.order_id);
  const latest = latestPayment(await readOrderPayments(db, order.id));
  const wanted = awaitsMoney(order) && latest?.id === payment.id;
  const isLink = payment.asked !== null;
  if (wanted && isLink && (await waitsForCustomer(strapi, order, payment, now))) {
    // Behind the others, of which only a batch is read.
    await db('payments').where({ id: payment.id }).update({ checked_at: now });
    return true;
  }
  if (wanted && !isLink) {
    await getOrCreateCheckoutUrl(strapi, order);
    const after: PaymentRow = await db('payments').where({ id: payment.id }).first();
    if (after.provider_id !== null) return true;
  }
  const age = now.getTime() - (toDate(payment.created_at)?.getTime() ?? 0);
  if (wanted && !isLink && age < START_UNTIL_MS) return false;
  await revalidateAvailability(strapi, await expireUnstartedPayment(db, payment));
  wakeJob('outbox');
  return !wanted || isLink;
}

/**
 * Starts payments whose request was interrupted by a crash or an outage of the provider, with the same idempotency key, so
 * that the payment link in the mail works. They expire after an hour. Those of a link that an operator mailed are started by the
 * customer only, because the page of the provider ends within minutes, and expire with the reservation.
 */
export async function startPendingPayments(strapi: Core.Strapi, now: Date): Promise<void> {
  const waiting: PaymentRow[] = await strapi.db
    .connection('payments')
    .where({ state: 'created', provider_id: null })
    .andWhere((due) =>
      due.where('created_at', '<', new Date(now.getTime() - START_AFTER_MS)).orWhere('created_at', '>', now),
    )
    // Least recently tried first.
    .orderByRaw('coalesce(checked_at, created_at)')
    .limit(BATCH);
  await processUntilProviderDown(strapi, waiting, {
    process: (payment) => startOrExpirePayment(strapi, payment, now),
    moveBack: ({ id }) => strapi.db.connection('payments').where({ id }).update({ checked_at: now }),
  });
}

/**
 * Settles orders whose state does not match their payments. The shop's own transactions never cause this, but a restored
 * backup or a manual change in the database can. Checks open orders in every run, lost ones only after a restart.
 */
export async function settleInconsistentOrders(strapi: Core.Strapi, all: boolean, now: Date): Promise<void> {
  const db = strapi.db.connection;
  const payment = (...states: string[]) =>
    db('payments')
      .select(db.raw('1'))
      .whereRaw('payments.order_id = orders.id')
      .whereIn('payments.state', states)
      // Held or not, the part of a gift card says nothing about the money.
      .whereRaw("coalesce(payments.provider, '') <> 'gift_card'");
  const held = () =>
    db('order_lines').select(db.raw('1')).whereRaw('order_lines.order_id = orders.id').andWhere('held', '>', 0);
  const open: number[] = await db('orders')
    .where({ payment_status: 'open' })
    .andWhere((wrong) => wrong.whereExists(payment('paid')).orWhereNotExists(payment('created', ...UNDECIDED)))
    // Least recently tried first.
    .orderBy('updated_at')
    .limit(BATCH)
    .pluck('id');
  const ended: number[] = all
    ? await db('orders')
        .whereIn('payment_status', ['failed', 'canceled', 'expired'])
        .andWhere((wrong) => wrong.whereExists(payment('paid')).orWhereExists(held()))
        .pluck('id')
    : [];
  await processUntilProviderDown(strapi, [...open, ...ended], {
    process: async (id) => revalidateAvailability(strapi, await settleInconsistentOrder(db, id)),
    moveBack: (id) => db('orders').where({ id }).update({ updated_at: now }),
  });
}
