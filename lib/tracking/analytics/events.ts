import { type ItemOption } from '@/backend/contract/products';

/** The shop's events, by the names and in the shapes that Google Analytics 4 documents. */
export const EVENT_NAMES = [
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
  /** The variant, the same in every event. */
  item_id: string;
  item_name: string;
  /** Its options, in no language: `blue / m`. */
  item_variant?: string;
  /** In the currency's unit. */
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
  /** Discount codes, with commas between them. */
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

/** What codes change of an event: its worth, which is what the goods cost after all, and the codes themselves. */
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

/** An event that is worth what its items cost together; shipping and tax are not part of the value (as GA4 asks). */
export function shopEvent(
  event: EventName,
  currency: string,
  items: TagItem[],
  more?: Partial<EventParameters>,
): ShopEvent {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { event, currency, value: toDecimal(cents), items, ...more };
}
