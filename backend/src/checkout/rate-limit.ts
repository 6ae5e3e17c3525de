import { ShopError } from '../domain/shop-error';
import { WindowLimit, limitKey, readLimit } from '../platform/http/rate-limit';

const WINDOW_MS = 10 * 60_000;

let orders: WindowLimit | null = null;

/** `ORDER_LIMIT` orders per address in ten minutes; 0 switches it off. */
export function limitOrders(ip: string): void {
  orders ??= new WindowLimit(readLimit(process.env.ORDER_LIMIT), WINDOW_MS);
  if (!orders.take(limitKey(ip))) throw new ShopError('TooManyRequests', 'Too many orders from this address');
}
