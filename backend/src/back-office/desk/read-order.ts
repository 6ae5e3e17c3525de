import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { describeGrants } from '../../academy/access/describe-grants';
import { grantsOfOrder } from '../../academy/access/grant-rows';
import { readLastLots } from '../../after-sales/delivery/store-lots';
import { readOptionWords } from '../../catalog/options/option-words';
import { readProductTitles } from '../../catalog/variants/product-titles';
import type { Locale } from '../../../contract/locales';
import { deskTitle } from './desk-title';
import { readCurrentSkus } from '../../catalog/variants/current-skus';
import { UNDO_MS, fulfilmentBeforeUndo } from '../../domain/fulfilment';
import { findHandPaymentRefusal, missingCents } from '../../domain/hand-payment';
import { readCompany } from '../../platform/settings/company';
import { formatAddress } from '../../orders/records/format-address';
import { findOrderByDocumentId } from '../../orders/records/find-order';
import {
  commonLineResponse,
  commonOrderResponse,
  commonPaymentResponse,
  readOrderDetails,
} from '../../self-service/order-details';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  isHandPayment,
  paymentStateOf,
  readDiscountCodes,
  readLots,
  readPromotions,
  readStoredOptions,
} from '../../orders/records/order-rows';
import { namePromotion } from '../../orders/promotions/name-promotion';
import { readRefundable } from '../../orders/records/read-refundable';
import type { RefundRow } from '../../orders/records/refund-rows';
import { readDeskReturns } from '../../orders/records/read-returns';
import { listWithdrawals } from '../../orders/records/read-withdrawals';
import type { Translator } from '../../platform/admin-texts/translator';
import { describeActor } from './event-texts';
import { readAlerts } from './read-alerts';
import { readTimeline, readMails } from './order-timeline';
import { findParcelOf } from '../../after-sales/parcels/parcel-rows';
import { shopCarrier } from '../../carrier/shop-carrier';
import { type Db, toDate, toIso } from '../../platform/database/row-helpers';

export async function findOrder(db: Db, documentId: string): Promise<OrderRow> {
  const order = await findOrderByDocumentId(db, documentId);
  if (!order) throw new errors.NotFoundError('The order does not exist');
  return order;
}

const wireLine = (
  line: LineRow,
  { currentSku, lastLots, title }: { currentSku: string; lastLots: ReadonlyMap<string, string[]>; title: string },
) => ({
  ...commonLineResponse(line),
  title,
  currentSku,
  id: line.id,
  physical: line.product_type === 'physical',
  refundedQuantity: line.refunded_quantity ?? 0,
  discount: line.discount ?? 0,
  lots: readLots(line),
  /** Noted last for this variant, in any order. */
  lastLots: lastLots.get(line.variant_id) ?? [],
});

const wirePayment = (payment: PaymentRow) => ({
  ...commonPaymentResponse(payment),
  /** What finds it again: at the provider, or on the bank statement. */
  found: isHandPayment(payment) ? payment.reference : payment.provider_id,
  state: payment.state,
});

/** Cents that can still be asked for; none of an order that was canceled, or whose money went back. */
function missingOf(order: OrderRow, payments: PaymentRow[]): number {
  const missing = missingCents(order.total, payments.map(paymentStateOf));
  const situation = { total: order.total, withdrawn: order.withdrawn_at !== null };
  const refusal = findHandPaymentRefusal(situation, payments.map(paymentStateOf), missing);
  return refusal === null ? missing : 0;
}

/** Oldest first. */
async function readRefunds(db: Db, orderId: number, t: Translator) {
  const refunds: RefundRow[] = await db('refunds').where({ order_id: orderId }).orderBy('id');
  return refunds.map((refund) => ({
    id: refund.id,
    amount: refund.amount,
    state: refund.state,
    reason: refund.reason,
    by: describeActor(refund.actor, t),
    at: toIso(refund.requested_at),
    lastError: refund.last_error,
  }));
}

/** The shipping step that can still be undone, and until when; null if none. */
async function readUndo(db: Db, order: OrderRow) {
  const last: { at: string | number | Date } | undefined = await db('order_events')
    .where({ order_id: order.id, kind: 'delivery' })
    .orderBy('id', 'desc')
    .first('at');
  const at = toDate(last?.at ?? null);
  const to = fulfilmentBeforeUndo(order.fulfilment, at, new Date());
  return at && to ? { to, until: new Date(at.getTime() + UNDO_MS).toISOString() } : null;
}

/** The label of an order; null when there is none, and none can be made without the keys of a carrier. */
async function readLabel(db: Db, order: OrderRow) {
  const parcel = await findParcelOf(db, order.id);
  const isMade = parcel?.state === 'made';
  if (!isMade && shopCarrier() === null) return null;
  return { made: isMade, said: (isMade && parcel.said) || null };
}

/** All details of an order for operators, with titles in `locale` and sentences of `t`. */
export async function readDeskOrder(strapi: Core.Strapi, documentId: string, locale: Locale, t: Translator) {
  const db = strapi.db.connection;
  const order = await findOrder(db, documentId);
  const details = await readOrderDetails(db, order);
  const { lines, payments } = details;
  const common = commonOrderResponse(details);
  const { timeZone } = await readCompany(db);
  const manner = { t, currency: order.currency, timeZone };
  const mails = await readMails(db, order.id, t);
  const currentSku = await readCurrentSkus(db, lines);
  const lastLots = await readLastLots(db, lines);
  const titles = await readProductTitles(
    db,
    lines.map(({ product_id: id }) => id),
    locale,
  );
  const translate = await readOptionWords(db, locale);
  const sum = (read: (payment: PaymentRow) => number): number =>
    payments.reduce((total, payment) => total + (payment.state === 'paid' ? read(payment) : 0), 0);
  return {
    ...common,
    id: order.document_id,
    name: `${order.firstname} ${order.lastname}`,
    placedAt: toIso(order.placed_at),
    shippedAt: toIso(order.shipped_at),
    deliveredAt: toIso(order.delivered_at),
    canceledAt: toIso(order.withdrawn_at),
    shippingAddress: formatAddress(common.shippingAddress),
    billingAddress: formatAddress(common.billingAddress),
    discount: order.discount ?? 0,
    discountCodes: [
      ...readPromotions(order).map((promotion) => namePromotion(promotion, t.language)),
      ...readDiscountCodes(order).map(({ code }) => code),
    ],
    money: {
      paid: sum((payment) => payment.amount),
      refunded: sum((payment) => payment.refunded),
      chargedBack: sum((payment) => payment.charged_back),
      /** Can still be refunded. */
      left: (await readRefundable(db, order)).left,
      missing: missingOf(order, payments),
    },
    lines: lines.map((line) => ({
      ...wireLine(line, { currentSku: currentSku(line), lastLots, title: deskTitle(line, titles) }),
      options: translate(readStoredOptions(line)),
    })),
    payments: payments.map(wirePayment),
    refunds: await readRefunds(db, order.id, t),
    withdrawals: await listWithdrawals(db, { order: documentId }),
    returns: await readDeskReturns(db, order.id, lines),
    grants: (await describeGrants(db, await grantsOfOrder(db, order.id))).map((grant) => ({
      ...grant,
      what: t.sentence(grant.what),
    })),
    alerts: await readAlerts(db, { order_id: order.id }, manner),
    mails,
    label: await readLabel(db, order),
    undo: await readUndo(db, order),
    diary: await readTimeline(db, order.id, mails, manner),
  };
}
