import { ShopError } from '../domain/shop-error';
import { WindowLimit, limitKey, readLimit } from '../http/window-limit';

const WINDOW_MS = 10 * 60_000;

let orders: WindowLimit | null = null;

/** `ORDER_LIMIT` orders per address in ten minutes; 0 switches it off. */
export async function limitOrders(ip: string): Promise<void> {
  orders ??= new WindowLimit(readLimit(process.env.ORDER_LIMIT), WINDOW_MS);
  if (!(await orders.take(limitKey(ip)))) throw new ShopError('TooManyRequests', 'Too many orders from this address');
}
