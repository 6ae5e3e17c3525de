import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { hashBody } from '../../domain/body-hash';
import { type OrderRequest, parseOrderRequest, parseQuoteRequest } from '../../domain/order-request';
import { parseFields } from '../../domain/parse-fields';
import { invalidFields } from '../../domain/shop-error';
import { revalidateAvailability } from '../../catalog/stock/stock-reservations';
import type { ByHand } from '../../checkout/by-hand';
import { sendPaymentLink } from '../../checkout/payment-link';
import { placeOrder } from '../../checkout/place-order';
import { priceCart } from '../../checkout/price-cart';
import type { Caller } from '../../orders/records/order-access';
import { type OrderRow, moneyDue } from '../../orders/records/order-rows';
import { requireOrderById } from '../../orders/records/find-order';
import { recordHandPayment } from '../../payments/settlement/record-hand-payment';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { syncDatabaseToDisk } from '../../platform/database/sync-to-disk';
import { wakeJob } from '../../platform/jobs/start-job';
import { readCompany } from '../../platform/settings/company';
import { handInput, paidAtOf } from './hand-order-input';

const NOBODY: Caller = { userId: null, access: new Map() };

/** Orders by hand come from no network of a customer. */
const NO_NETWORK = '0.0.0.0';

/** Prices what the operator has chosen, as the customer would see it. */
export async function quoteByHand(strapi: Core.Strapi, body: unknown) {
  const { cart, codes, country, delivery, locale, email } = parseQuoteRequest(body, DEFAULT_LOCALE);
  const { quote } = await priceCart(strapi.db.connection, {
    cart,
    locale,
    caller: NOBODY,
    buyerEmail: email,
    // Lessons are not sold by hand.
    lessonGift: false,
    codes,
    email,
    delivery,
    country: () => country,
  });
  return quote;
}

/** The body of a customer's order; the operator answers for what the customer would tick. */
function toRequest(body: unknown): OrderRequest {
  const { order } = parseFields(z.object({ order: z.record(z.string(), z.unknown()) }), body);
  const request = parseOrderRequest({ data: { ...order, consent: { terms: true }, askReview: false } });
  // Points are chosen on a list that the desk does not have.
  if (request.delivery === 'pickup') throw invalidFields([{ path: ['delivery'], name: 'invalid' }]);
  return { ...request, saveAddress: null, returnUrl: null, replaces: null };
}

type Input = z.infer<typeof handInput>;

/** Money that came already, as the form says. */
const paidOf = ({ payment, key }: Input, timeZone: string): ByHand['paid'] =>
  payment.method === 'link'
    ? null
    : {
        method: payment.method,
        reference: payment.reference,
        paidAt: paidAtOf(payment.paidOn, timeZone, new Date(), ['payment', 'paidOn']),
        key,
      };

/**
 * Asks for the money, or records it for an order that an earlier request with this key left open: a new one is settled as it is
 * placed. A free order, or one that a gift card has paid, needs neither.
 */
async function collect(strapi: Core.Strapi, order: OrderRow, { paid, actor }: ByHand): Promise<string | null> {
  if (order.payment_status !== 'open') return null;
  if (!paid) return sendPaymentLink(strapi, order.id, actor);
  await recordHandPayment(strapi, { ...paid, orderId: order.id, amount: moneyDue(order), actor });
  return null;
}

/**
 * Places an order for a customer who ordered by telephone, mail or in person, by the rules of all orders: prices, stock, VAT,
 * invoice and mails are the same. Money that came already settles it in the same transaction. Idempotent by the key of the form; a
 * repeated request also mails the link that a crash left out.
 */
export async function placeByHand(strapi: Core.Strapi, body: unknown, actor: AuditActor) {
  const input = parseFields(handInput, body);
  const order = toRequest(body);
  const db = strapi.db.connection;
  const { timeZone } = await readCompany(db);
  const { channel, key } = input;
  const byHand: ByHand = { actor, channel, paid: paidOf(input, timeZone) };
  const { row, changed } = await placeOrder(strapi, {
    order,
    pickupPoint: null,
    caller: NOBODY,
    key: `by-hand-${key}`,
    bodyHash: hashBody({ order, channel }),
    ipAddress: NO_NETWORK,
    byHand,
  });
  await revalidateAvailability(strapi, changed);
  wakeJob('outbox');
  const paymentUrl = await collect(strapi, await requireOrderById(db, row.id), byHand);
  await syncDatabaseToDisk(strapi);
  return { id: row.document_id, orderNr: row.order_nr, paymentUrl };
}
