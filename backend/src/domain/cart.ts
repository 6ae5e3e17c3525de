import { type ItemOption, type Availability } from '../../contract/products';

/**
 * Whether what a cart says of a variant is true: each option is named once and has the variant's own value, in any order. Options
 * that the cart does not name are no contradiction: the product may have got them since.
 */
export function agreesWithOptions(given: ItemOption[], own: ItemOption[]): boolean {
  const keys = new Set(given.map((option) => option.key));
  if (keys.size !== given.length) return false;
  return given.every((option) => own.some((other) => other.key === option.key && other.value === option.value));
}

export function availabilityOf(quantity: number, lowThreshold: number): Availability {
  if (quantity <= 0) return 'sold_out';
  return quantity <= lowThreshold ? 'low' : 'ok';
}
