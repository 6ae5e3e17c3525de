import type { Core } from '@strapi/strapi';
import { readOrderRecalls } from '../after-sales/recalls/order-recalls';
import { isCancelable } from './cancel-own-order';
import { readExchangeable } from './exchangeable';
import { readCustomerRefunds } from '../orders/records/customer-refunds';
import { type Caller, ownsOrder } from '../orders/records/order-access';
import { endReservationIfExpired } from '../payments/settlement/end-expired-reservations';
import { publicOrderResponse } from '../orders/records/order-response';
import { type LineRow, type PaymentRow, readDiscountCodes, readPromotions } from '../orders/records/order-rows';
import { readOrderPayments, requireOrderById, requireOrderBySlug } from '../orders/records/find-order';
import {
  type OrderDetails,
  commonLineResponse,
  commonOrderResponse,
  commonPaymentResponse,
  readOrderDetails,
} from './order-details';
import { pollPayments } from '../payments/settlement/sync-payment';
import { readOrderWithdrawal } from '../orders/records/read-withdrawals';
import { readCustomerReturns } from '../orders/records/read-returns';
import { readOwnCards } from '../orders/gift-cards/own-cards';
import { readCustomerTimeline } from '../orders/records/customer-timeline';
import { toIso } from '../platform/database/row-helpers';
import { parseLineGrants } from '../orders/records/line-grants';
import type { FullOrder, PublicOrder } from '../../contract/order';
import type { Locale } from '../../contract/locales';

/** Fields of the public API. */
interface FullOrderResponse extends FullOrder {
  language: Locale;
  lines: ReturnType<typeof wireLine>[];
  payments: ReturnType<typeof wirePayment>[];
}

export const wireLine = (line: LineRow) => ({
  ...commonLineResponse(line),
  variantId: line.variant_id,
  productId: line.product_id,
  type: line.product_type,
  credit: line.credit ?? 0,
  discount: line.discount,
  opens: parseLineGrants(line),
});

export const wirePayment = (payment: PaymentRow) => ({ ...commonPaymentResponse(payment), status: payment.state });

async function fullOrderResponse(strapi: Core.Strapi, details: OrderDetails): Promise<FullOrderResponse> {
  const db = strapi.db.connection;
  const { order, lines, payments } = details;
  return {
    full: true,
    ...publicOrderResponse(order, payments),
    ...commonOrderResponse(details),
    firstname: order.firstname,
    lastname: order.lastname,
    discount: order.discount,
    discountCodes: readDiscountCodes(order),
    promotions: readPromotions(order),
    vat: order.vat,
    lines: lines.map(wireLine),
    placedAt: toIso(order.placed_at) ?? '',
    payments: payments.map(wirePayment),
    refunds: await readCustomerRefunds(db, order.id, lines),
    timeline: await readCustomerTimeline(db, order.id),
    cancelable: await isCancelable(db, order, lines),
    withdrawal: await readOrderWithdrawal(db, order, lines),
    returns: await readCustomerReturns(db, order, lines),
    exchangeable: await readExchangeable(db, order, lines),
    recalls: await readOrderRecalls(strapi, order),
    giftCards: await readOwnCards(db, order.id, lines),
  };
}

/** The order with the details the caller may see. Synchronizes a pending payment with the provider first. */
export async function readOrder(
  strapi: Core.Strapi,
  slug: string,
  caller: Caller,
): Promise<PublicOrder | FullOrderResponse> {
  const db = strapi.db.connection;
  const found = await requireOrderBySlug(db, slug);
  if (found.payment_status === 'open') await pollPayments(strapi, await readOrderPayments(db, found.id));
  const order = await requireOrderById(db, found.id);
  // Releases expired reservations in the background.
  endReservationIfExpired(strapi, order).catch((error: unknown) =>
    strapi.log.warn(`${order.order_nr}: ${String(error)}`),
  );
  if (ownsOrder(caller, order)) return fullOrderResponse(strapi, await readOrderDetails(db, order));
  return { full: false, ...publicOrderResponse(order, await readOrderPayments(db, order.id)) };
}
