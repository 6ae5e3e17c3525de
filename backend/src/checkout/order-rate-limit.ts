import { ShopError } from '../domain/shop-error';
import { WindowLimit, limitKey } from '../platform/http/rate-limit';
import { env } from '../platform/env/env';

const WINDOW_MS = 10 * 60_000;

let orders: WindowLimit | null = null;

/** `ORDER_LIMIT` orders per IP address in ten minutes; 0 disables the limit. */
export async function limitOrders(ip: string): Promise<void> {
  orders ??= new WindowLimit('orders', env().limits.orders, WINDOW_MS);
  if (!(await orders.take(limitKey(ip))))
    throw new ShopError('TooManyRequests', 'Too many orders from this IP address');
}
