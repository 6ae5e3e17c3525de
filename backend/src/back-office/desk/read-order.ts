import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { describeGrants } from '../../academy/access/describe-grants';
import { grantsOfOrder } from '../../academy/access/grant-rows';
import { listInvoices } from '../../accounting/invoices/invoice-rows';
import { UNDO_MS, fulfilmentBeforeUndo } from '../../domain/fulfilment';
import { trackingUrl } from '../../domain/parcel-tracking';
import { readCompany } from '../../platform/settings/company';
import { formatAddress } from '../../orders/records/format-address';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  readAddress,
  readDiscountCodes,
  readImage,
  readOptions,
  readVatLines,
} from '../../orders/records/order-rows';
import { readRefundable } from '../../orders/records/read-refundable';
import type { RefundRow } from '../../orders/records/refund-rows';
import { listWithdrawals } from '../../orders/records/read-withdrawals';
import { describeActor } from './describe-event';
import { readAlerts } from './read-alerts';
import { readDiary, readMails } from './read-timeline';
import { type Db, toDate, toIso } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';

export async function findOrder(db: Db, documentId: string): Promise<OrderRow> {
  const order: OrderRow | undefined = await db('orders').where({ document_id: documentId }).first();
  if (!order) throw new errors.NotFoundError('There is no such order');
  return order;
}

const wireLine = (line: LineRow) => ({
  id: line.id,
  title: line.title,
  sku: line.sku,
  options: readOptions(line),
  image: readImage(line),
  physical: line.product_type === 'physical',
  quantity: line.quantity,
  refundedQuantity: line.refunded_quantity ?? 0,
  unitPrice: line.unit_price,
  discount: line.discount ?? 0,
  total: line.total,
  vatRate: Number(line.vat_rate),
});

const wirePayment = (payment: PaymentRow) => ({
  attempt: payment.attempt,
  providerId: payment.provider_id,
  state: payment.state,
  method: payment.method,
  amount: payment.amount,
  refunded: payment.refunded,
  chargedBack: payment.charged_back,
  createdAt: toIso(payment.created_at),
  paidAt: toIso(payment.paid_at),
});

/** Oldest first. */
async function readRefunds(db: Db, orderId: number) {
  const refunds: RefundRow[] = await db('refunds').where({ order_id: orderId }).orderBy('id');
  return refunds.map((refund) => ({
    id: refund.id,
    amount: refund.amount,
    state: refund.state,
    reason: refund.reason,
    by: describeActor(refund.actor),
    at: toIso(refund.requested_at),
    lastError: refund.last_error,
  }));
}

/** The step that can still be taken back, with the moment at which it can not any more. */
async function readUndo(db: Db, order: OrderRow) {
  const undoMs = env().shippingUndoMs ?? UNDO_MS;
  const last: { at: string | number | Date } | undefined = await db('order_events')
    .where({ order_id: order.id, kind: 'delivery' })
    .orderBy('id', 'desc')
    .first('at');
  const at = toDate(last?.at ?? null);
  const to = fulfilmentBeforeUndo(order.fulfilment, at, new Date(), undoMs);
  return at && to ? { to, until: new Date(at.getTime() + undoMs).toISOString() } : null;
}

/** Everything there is to know about one order, for the people behind the counter. */
export async function readDeskOrder(strapi: Core.Strapi, documentId: string) {
  const db = strapi.db.connection;
  const order = await findOrder(db, documentId);
  const lines: LineRow[] = await db('order_lines').where({ order_id: order.id }).orderBy('position');
  const payments: PaymentRow[] = await db('payments').where({ order_id: order.id }).orderBy('attempt');
  const { timeZone } = await readCompany(db);
  const mails = await readMails(db, order.id);
  const shipping = readAddress(order.shipping_address);
  const sum = (read: (payment: PaymentRow) => number): number =>
    payments.reduce((total, payment) => total + (payment.state === 'paid' ? read(payment) : 0), 0);
  return {
    id: order.document_id,
    orderNr: order.order_nr,
    name: `${order.firstname} ${order.lastname}`,
    email: order.email,
    language: order.language,
    status: order.payment_status,
    fulfilment: order.fulfilment,
    placedAt: toIso(order.placed_at),
    paidAt: toIso(order.paid_at),
    shippedAt: toIso(order.shipped_at),
    deliveredAt: toIso(order.delivered_at),
    canceledAt: toIso(order.withdrawn_at),
    carrier: order.carrier,
    trackingCode: order.tracking_code,
    trackingUrl: trackingUrl(order.carrier, order.tracking_code, shipping?.postalCode ?? ''),
    shippingAddress: formatAddress(shipping),
    billingAddress: formatAddress(readAddress(order.billing_address)),
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount ?? 0,
    discountCodes: readDiscountCodes(order).map(({ code }) => code),
    shipping: order.shipping,
    vatLines: readVatLines(order),
    total: order.total,
    money: {
      paid: sum((payment) => payment.amount),
      refunded: sum((payment) => payment.refunded),
      chargedBack: sum((payment) => payment.charged_back),
      left: (await readRefundable(db, order)).left,
    },
    lines: lines.map(wireLine),
    payments: payments.map(wirePayment),
    refunds: await readRefunds(db, order.id),
    documents: (await listInvoices(db, [order.id])).get(order.id) ?? [],
    withdrawals: await listWithdrawals(db, { order: documentId }),
    grants: await describeGrants(db, await grantsOfOrder(db, order.id)),
    alerts: await readAlerts(db, { order_id: order.id }),
    mails,
    undo: await readUndo(db, order),
    diary: await readDiary(db, order.id, mails, { currency: order.currency, timeZone }),
  };
}
