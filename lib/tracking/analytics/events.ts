import { type ItemOption } from '@/backend/contract/products';

/** The shop's events, as documented by Google Analytics 4. */
const EVENT_NAMES = [
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export interface TagItem {
  /** Variant id. */
  item_id: string;
  item_name: string;
  /** Language-independent options: `blue / m`. */
  item_variant?: string;
  /** In major units of the currency. */
  price: number;
  quantity: number;
  index?: number;
}

export interface EventParameters {
  items: TagItem[];
  currency?: string;
  value?: number;
  item_list_id?: string;
  item_list_name?: string;
  transaction_id?: string;
  tax?: number;
  shipping?: number;
  /** Comma-separated discount codes. */
  coupon?: string;
}

export interface ShopEvent extends EventParameters {
  event: EventName;
}

interface PricedLine {
  variantId: string;
  title: string;
  options: Pick<ItemOption, 'value'>[];
  /** Cents. */
  unitPrice: number;
  quantity: number;
}

export const toDecimal = (cents: number): number => cents / 100;

/** Applies discount codes to an event: the value becomes the price after discount, and `coupon` lists the codes. */
export function withDiscountCodes(
  { event, value = 0, ...rest }: ShopEvent,
  discount: number,
  codes: { code: string }[],
): ShopEvent {
  if (codes.length === 0) return { event, value, ...rest };
  const worth = toDecimal(Math.round(value * 100) - discount);
  return { event, ...rest, value: worth, coupon: codes.map(({ code }) => code).join(',') };
}

export function toItem({ variantId, title, options, unitPrice, quantity }: PricedLine): TagItem {
  const variant = options.map(({ value }) => value).join(' / ');
  return {
    item_id: variantId,
    item_name: title,
    ...(variant && { item_variant: variant }),
    price: toDecimal(unitPrice),
    quantity,
  };
}

/** Builds an event whose value is the total of its items, without shipping and tax (as GA4 requires). */
export function shopEvent(
  event: EventName,
  currency: string,
  items: TagItem[],
  more?: Partial<EventParameters>,
): ShopEvent {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { event, currency, value: toDecimal(cents), items, ...more };
}
