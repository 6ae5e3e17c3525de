import type { Core } from '@strapi/strapi';
import { type ListedInvoice, listInvoices } from '../accounting/invoices/invoice-rows';
import { ShopError } from '../domain/shop-error';
import { trackingUrl } from '../domain/parcel-tracking';
import { type CustomerRefund, readCustomerRefunds } from '../orders/records/customer-refunds';
import { type Caller, ownsOrder } from '../orders/records/order-access';
import { endReservationIfExpired } from '../payments/settlement/end-expired-reservations';
import { publicOrderResponse } from '../orders/records/order-response';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  readAddress,
  readDiscountCodes,
  readImage,
  readOptions,
  readVatLines,
} from '../orders/records/order-rows';
import { pollPayments } from '../payments/settlement/sync-payment';
import type { WithdrawableOrder } from '../orders/records/match-withdrawal-order';
import { readOrderWithdrawal } from '../orders/records/read-withdrawals';
import { type TimelineEntry, readCustomerTimeline } from '../orders/records/customer-timeline';
import { toIso } from '../platform/database/row-helpers';
import { parseLineGrants } from '../orders/records/line-grants';
import type { FullOrder, PublicOrder } from '../../contract/order';
import type { Locale } from '../../contract/locales';

/** What other clients than the storefront read as well. */
interface FullOrderResponse extends FullOrder {
  language: Locale;
  lines: ReturnType<typeof wireLine>[];
  payments: ReturnType<typeof wirePayment>[];
}

export const wireLine = (line: LineRow) => ({
  variantId: line.variant_id,
  productId: line.product_id,
  type: line.product_type,
  title: line.title,
  sku: line.sku,
  options: readOptions(line),
  quantity: line.quantity,
  unitPrice: line.unit_price,
  credit: line.credit ?? 0,
  total: line.total,
  discount: line.discount,
  vatRate: Number(line.vat_rate),
  image: readImage(line),
  opens: parseLineGrants(line),
});

export const wirePayment = (payment: PaymentRow) => ({
  attempt: payment.attempt,
  status: payment.state,
  method: payment.method,
  amount: payment.amount,
  refunded: payment.refunded,
  chargedBack: payment.charged_back,
  createdAt: toIso(payment.created_at),
  paidAt: toIso(payment.paid_at),
});

const shippingCode = (order: OrderRow): string => readAddress(order.shipping_address)?.postalCode ?? '';

interface Details {
  payments: PaymentRow[];
  lines: LineRow[];
  refunds: CustomerRefund[];
  timeline: TimelineEntry[];
  documents: ListedInvoice[];
}

function fullOrder(
  order: OrderRow,
  { payments, lines, refunds, timeline, documents }: Details,
): Omit<FullOrderResponse, 'withdrawal'> {
  return {
    full: true,
    ...publicOrderResponse(order, payments),
    email: order.email,
    firstname: order.firstname,
    lastname: order.lastname,
    subtotal: order.subtotal,
    discount: order.discount,
    discountCodes: readDiscountCodes(order),
    shipping: order.shipping,
    vat: order.vat,
    vatLines: readVatLines(order),
    lines: lines.map(wireLine),
    shippingAddress: readAddress(order.shipping_address),
    billingAddress: readAddress(order.billing_address),
    fulfilment: order.fulfilment,
    carrier: order.carrier,
    trackingCode: order.tracking_code,
    placedAt: toIso(order.placed_at) ?? '',
    paidAt: toIso(order.paid_at),
    payments: payments.map(wirePayment),
    trackingUrl: trackingUrl(order.carrier, order.tracking_code, shippingCode(order)),
    refunds,
    timeline,
    documents,
  };
}

const readPayments = (strapi: Core.Strapi, orderId: number): Promise<PaymentRow[]> =>
  strapi.db.connection('payments').where({ order_id: orderId }).orderBy('attempt');

/** An order as far as the caller may see it, after asking the provider about a payment that is not decided. */
export async function readOrder(
  strapi: Core.Strapi,
  slug: string,
  caller: Caller,
): Promise<PublicOrder | FullOrderResponse> {
  const db = strapi.db.connection;
  const found: OrderRow | undefined = await db('orders').where({ slug }).first();
  if (!found) throw new ShopError('NotFound', 'There is no such order');
  if (found.payment_status === 'open') await pollPayments(strapi, await readPayments(strapi, found.id));
  const order: WithdrawableOrder = await db('orders').where({ id: found.id }).first();
  // Pieces whose time is over go back as soon as anybody looks; nobody has to wait for that.
  endReservationIfExpired(strapi, order).catch((error: unknown) =>
    strapi.log.warn(`${order.order_nr}: ${String(error)}`),
  );
  const payments = await readPayments(strapi, order.id);
  if (!ownsOrder(caller, order)) return { full: false, ...publicOrderResponse(order, payments) };
  const lines: LineRow[] = await db('order_lines').where({ order_id: order.id }).orderBy('position');
  const refunds = await readCustomerRefunds(db, order.id, lines);
  const documents = (await listInvoices(db, [order.id])).get(order.id) ?? [];
  const withdrawal = await readOrderWithdrawal(db, order, lines);
  const timeline = await readCustomerTimeline(db, order.id);
  return { ...fullOrder(order, { payments, lines, refunds, timeline, documents }), withdrawal };
}
