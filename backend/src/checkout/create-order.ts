import type { Core } from '@strapi/strapi';
import { accessKeyOf } from '../domain/order-access-key';
import { findAccountById } from '../accounts/account-store';
import { saveOrderAddress } from '../accounts/save-order-address';
import { hashBody } from '../domain/body-hash';
import { type OrderRequest, parseOrderRequest } from '../domain/order-request';
import { HOUR_MS } from '../domain/time';
import { ShopError } from '../domain/shop-error';
import { syncDatabaseToDisk } from '../platform/database/sync-to-disk';
import type { Caller } from '../orders/records/order-access';
import { readFirstAddress } from './first-profile-address';
import { choosePickupPoint } from './pickup-points/choose-pickup-point';
import { placedOrderResponse } from '../orders/records/order-response';
import { type Placement, placeOrder } from './place-order';
import type { PaymentRow } from '../orders/records/order-rows';
import { readOrderPayments, requireOrderById } from '../orders/records/find-order';
import { accessSecret } from '../platform/secrets/access-secret';
import { parseApplePayToken } from '../payments/methods/apple-pay';
import { getOrCreateCheckoutUrl } from '../payments/settlement/start-payment';
import { revalidateAvailability } from '../catalog/stock/stock-reservations';
import { closePayment } from '../payments/settlement/sync-payment';
import { wakeJob } from '../platform/jobs/start-job';

/** Accepts visible ASCII characters, as allowed in HTTP headers. */
export function parseIdempotencyKey(key: string | undefined): string | null {
  if (!key) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new ShopError('MalformedRequest', 'The Idempotency-Key is invalid');
  return key;
}

/** Orders of signed-in customers use the account's email address instead of the submitted one. */
async function withAccountEmail(strapi: Core.Strapi, body: unknown, caller: Caller): Promise<unknown> {
  if (caller.userId === null) return body;
  const account = await findAccountById(strapi.db.connection, caller.userId);
  if (!account || typeof body !== 'object' || body === null || !('data' in body)) return body;
  const { data } = body;
  if (typeof data !== 'object' || data === null) return body;
  const user = 'user' in data && typeof data.user === 'object' ? data.user : {};
  return { ...body, data: { ...data, user: { ...user, email: account.email } } };
}

/** An order without a delivery address goes to the first address of the customer's profile. */
async function withDefaultAddress(strapi: Core.Strapi, order: OrderRequest, caller: Caller): Promise<OrderRequest> {
  return order.shipping ? order : { ...order, shipping: await readFirstAddress(strapi.db.connection, caller) };
}

/** How long a repeated request gets the order's key; a lost response is asked for again within seconds. */
const RETRY_MS = HOUR_MS;

/** The same key and body count as the same request only for the same account, or for guests. */
const hashRequest = (request: OrderRequest, { userId }: Caller): string =>
  hashBody(userId === null ? request : { request, userId });

/** Null for a late repetition: the browser that placed the order has the key, and anybody else must not get it. */
const sharedAccessKey = (slug: string, placedBefore: Date | null): string | null =>
  placedBefore && Date.now() - placedBefore.getTime() > RETRY_MS ? null : accessKeyOf(slug, accessSecret());

/** Cancels payments of a replaced order in the background; one that still succeeds is refunded. */
function closePayments(strapi: Core.Strapi, payments: PaymentRow[]): void {
  for (const payment of payments) void closePayment(strapi, payment);
}

/**
 * Places an order: one transaction for everything that must be consistent, then everything that needs other systems. If
 * a later step fails, the order exists and can be paid later.
 */
export async function createOrder(
  strapi: Core.Strapi,
  body: unknown,
  { caller, key, ipAddress }: Pick<Placement, 'caller' | 'key' | 'ipAddress'>,
) {
  const request = parseOrderRequest(await withAccountEmail(strapi, body, caller));
  const applePayToken = parseApplePayToken(body, request);
  const order = await withDefaultAddress(strapi, request, caller);
  const bodyHash = hashRequest(request, caller);
  // Before the transaction, in which nobody outside is asked.
  const pickupPoint = await choosePickupPoint(strapi, order, key);
  const { row, ...placed } = await placeOrder(strapi, { order, pickupPoint, caller, key, ipAddress, bodyHash });
  const db = strapi.db.connection;
  if (placed.replacedId !== null) closePayments(strapi, await readOrderPayments(db, placed.replacedId));
  const [paymentUrl] = await Promise.all([
    getOrCreateCheckoutUrl(strapi, row, placed.inserted && { ...placed.inserted, applePayToken }),
    saveOrderAddress(strapi, order, caller.userId),
    revalidateAvailability(strapi, placed.changed),
  ]);
  wakeJob('outbox');
  // After the response the customer relies on the order, so it must be on disk.
  await syncDatabaseToDisk(strapi);
  // Without a checkout URL the order may have been settled: meanwhile, or by a gift card.
  const settled = paymentUrl ? row : await requireOrderById(db, row.id);
  return {
    answer: placedOrderResponse(settled, paymentUrl),
    accessKey: sharedAccessKey(row.slug, placed.placedBefore),
  };
}
