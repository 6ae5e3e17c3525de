import type { Core } from '@strapi/strapi';
import { accessKeyOf } from '../domain/order-access-key';
import { findAccountById } from '../accounts/account-store';
import { keepAddress } from '../accounts/save-order-address';
import { hashBody } from '../domain/body-hash';
import { type OrderRequest, parseOrderRequest } from '../domain/order-request';
import { ShopError } from '../domain/shop-error';
import { survivePowerCut } from '../platform/database/power-cut';
import type { Caller } from '../orders/records/caller';
import { readFirstAddress } from './first-address';
import { placedAnswer } from '../orders/records/order-response';
import { placeOrder } from './place-order';
import type { OrderRow, PaymentRow } from '../orders/records/order-rows';
import { accessSecret } from '../platform/secrets/access-secret';
import { startPayment } from '../payments/settlement/start-payment';
import { announceStock } from '../catalog/stock/stock';
import { closePayment } from '../payments/settlement/sync-payment';
import { wakeJob } from '../platform/jobs/wake';

/** Visible ASCII, as HTTP headers carry it. */
export function checkIdempotencyKey(key: string | undefined): string | null {
  if (!key) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new ShopError('MalformedRequest', 'The Idempotency-Key is not usable');
  return key;
}

/** The order of a signed-in customer belongs to the account, so it has the account's address whatever the form says. */
async function withAccountEmail(strapi: Core.Strapi, body: unknown, caller: Caller): Promise<unknown> {
  if (caller.userId === null) return body;
  const account = await findAccountById(strapi.db.connection, caller.userId);
  if (!account || typeof body !== 'object' || body === null || !('data' in body)) return body;
  const { data } = body;
  if (typeof data !== 'object' || data === null) return body;
  const user = 'user' in data && typeof data.user === 'object' ? data.user : {};
  return { ...body, data: { ...data, user: { ...user, email: account.email } } };
}

/** A signed-in customer who names no address gets the parcel at the first address of the profile. */
async function completeOrder(strapi: Core.Strapi, order: OrderRequest, caller: Caller): Promise<OrderRequest> {
  if (order.shipping || caller.userId === null) return order;
  return { ...order, shipping: await readFirstAddress(strapi.db.connection, caller.userId) };
}

/** The replaced order must not be paid any more. Not worth waiting for: a payment that slips through still counts. */
function closePayments(strapi: Core.Strapi, payments: PaymentRow[]): void {
  for (const payment of payments) void closePayment(strapi, payment);
}

/**
 * Places an order: one transaction for all that must be exact, then what needs the outside world. When anything after
 * the transaction fails, the order is there and can be paid later.
 */
export async function createOrder(strapi: Core.Strapi, body: unknown, caller: Caller, key: string | null) {
  const request = parseOrderRequest(await withAccountEmail(strapi, body, caller));
  const order = await completeOrder(strapi, request, caller);
  const { row, ...placed } = await placeOrder(strapi, { order, caller, key, bodyHash: hashBody(request) });
  const db = strapi.db.connection;
  if (placed.withdrawnId !== null) closePayments(strapi, await db('payments').where({ order_id: placed.withdrawnId }));
  const [paymentUrl] = await Promise.all([
    startPayment(strapi, row),
    keepAddress(strapi, order, caller.userId),
    announceStock(strapi, placed.changed),
  ]);
  wakeJob('outbox');
  // From the answer on the customer relies on the order.
  await survivePowerCut(strapi);
  // Without an address to pay at, the order may have been decided meanwhile.
  const settled: OrderRow = paymentUrl ? row : await db('orders').where({ id: row.id }).first();
  return { answer: placedAnswer(settled, paymentUrl), accessKey: accessKeyOf(row.slug, accessSecret()) };
}
