import { ShopError } from '../domain/shop-error';
import { WindowLimit, limitKey } from '../platform/http/rate-limit';
import { env } from '../platform/env/env';

const WINDOW_MS = 10 * 60_000;

let orders: WindowLimit | null = null;

/** `ORDER_LIMIT` orders per address in ten minutes; 0 switches it off. */
export function limitOrders(ip: string): void {
  orders ??= new WindowLimit(env().limits.orders, WINDOW_MS);
  if (!orders.take(limitKey(ip))) throw new ShopError('TooManyRequests', 'Too many orders from this address');
}
