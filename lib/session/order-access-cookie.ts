/** Orders this browser may view in full: `slug.key` pairs, newest first. Set by the server only (httpOnly). */
export const ORDER_ACCESS_COOKIE = 'order-access';
export const ORDER_ACCESS_DAYS = 90;
const MAX_ORDERS = 20;

const SLUG = /^[A-Za-z0-9_-]{8,64}$/;
const KEY = /^[A-Za-z0-9_-]{8,128}$/;

export interface OrderAccess {
  slug: string;
  key: string;
}

/** Malformed pairs are ignored. */
export function parseOrderAccess(value: string | undefined): OrderAccess[] {
  const pairs = (value ?? '').slice(0, 4096).split(',').slice(0, MAX_ORDERS);
  return pairs.flatMap((pair) => {
    const [slug = '', key = '', ...rest] = pair.split('.');
    return rest.length === 0 && SLUG.test(slug) && KEY.test(key) ? [{ slug, key }] : [];
  });
}

export function serialiseOrderAccess(orders: OrderAccess[]): string {
  return orders
    .slice(0, MAX_ORDERS)
    .map(({ slug, key }) => `${slug}.${key}`)
    .join(',');
}

/** Prepends the order, replacing an older key of the same order. */
export function addOrderAccess(value: string | undefined, order: OrderAccess): string {
  const others = parseOrderAccess(value).filter(({ slug }) => slug !== order.slug);
  return serialiseOrderAccess([order, ...others]);
}

export const isOrderSlug = (slug: string): boolean => SLUG.test(slug);
