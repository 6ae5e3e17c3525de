import { type ShopEvent, shopEvent, toItem, toDecimal, withDiscountCodes } from './events';
import { type Order } from '@/backend/contract/order';

const DAY_MS = 86_400_000;

/**
 * The purchase event of an order: number, amounts and products, no personal data. Only for the buyer's browser and recent
 * payments.
 */
export function purchaseEvent(order: Order, now = Date.now()): ShopEvent | null {
  if (!order.full || (order.paidAt !== null && now - Date.parse(order.paidAt) > DAY_MS)) return null;
  const { orderNr, currency, vat, shipping, lines, discount, discountCodes } = order;
  const event = shopEvent('purchase', currency, lines.map(toItem), {
    transaction_id: orderNr,
    tax: toDecimal(vat),
    shipping: toDecimal(shipping),
  });
  return withDiscountCodes(event, discount, discountCodes);
}
