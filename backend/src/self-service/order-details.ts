import { type ListedInvoice, listInvoices } from '../accounting/invoices/invoice-rows';
import { orderTrackingUrl } from '../orders/records/tracking';
import { type Db, toIso } from '../platform/database/row-helpers';
import { readOrderLines, readOrderPayments } from '../orders/records/find-order';
import {
  type LineRow,
  type OrderRow,
  type PaymentRow,
  readAddress,
  readDelivery,
  readImage,
  readLessonRecipient,
  readOptions,
  readPickupPoint,
  readVatLines,
} from '../orders/records/order-rows';

/** An order with everything that both its customer and the operators see of it. */
export interface OrderDetails {
  order: OrderRow;
  lines: LineRow[];
  /** Oldest first. */
  payments: PaymentRow[];
  invoices: ListedInvoice[];
}

export async function readOrderDetails(db: Db, order: OrderRow): Promise<OrderDetails> {
  return {
    order,
    lines: await readOrderLines(db, order.id),
    payments: await readOrderPayments(db, order.id),
    invoices: (await listInvoices(db, [order.id])).get(order.id) ?? [],
  };
}

/** The fields of an order that the customer's page and the order desk have in common. */
export function commonOrderResponse({ order, invoices }: OrderDetails) {
  return {
    orderNr: order.order_nr,
    status: order.payment_status,
    email: order.email,
    language: order.language,
    fulfilment: order.fulfilment,
    delivery: readDelivery(order),
    carrier: order.carrier,
    trackingCode: order.tracking_code,
    trackingUrl: orderTrackingUrl(order),
    pickupPoint: readPickupPoint(order),
    lessonRecipient: readLessonRecipient(order),
    paidAt: toIso(order.paid_at),
    currency: order.currency,
    subtotal: order.subtotal,
    shipping: order.shipping,
    vatLines: readVatLines(order),
    total: order.total,
    shippingAddress: readAddress(order.shipping_address),
    billingAddress: readAddress(order.billing_address),
    documents: invoices,
  };
}

/** The fields of an order line that the customer's page and the order desk have in common. */
export const commonLineResponse = (line: LineRow) => ({
  title: line.title,
  sku: line.sku,
  options: readOptions(line),
  image: readImage(line),
  quantity: line.quantity,
  unitPrice: line.unit_price,
  total: line.total,
  vatRate: Number(line.vat_rate),
});

/** The fields of a payment that the customer's page and the order desk have in common. */
export const commonPaymentResponse = (payment: PaymentRow) => ({
  attempt: payment.attempt,
  method: payment.method,
  amount: payment.amount,
  refunded: payment.refunded,
  chargedBack: payment.charged_back,
  createdAt: toIso(payment.created_at),
  paidAt: toIso(payment.paid_at),
});
