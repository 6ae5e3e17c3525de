import type { OrderLine } from '@/backend/contract/order';
import { CART_COOKIE, encodeCart } from './cart-cookie';

/**
 * Link to the cart that puts the goods of an order into it, at today's prices; null if it had none. Lessons stay out: their buyer
 * owns them. Following it twice changes nothing, because carts are merged by the larger quantity.
 */
export function orderAgainLink(
  cartPath: string,
  lines: Pick<OrderLine, 'type' | 'variantId' | 'quantity' | 'options'>[],
) {
  const goods = lines.filter(({ type }) => type === 'physical');
  return goods.length === 0 ? null : `${cartPath}#${CART_COOKIE}=${encodeCart(goods)}`;
}
