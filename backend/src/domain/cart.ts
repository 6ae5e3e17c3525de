import { type ItemOption, type Availability } from '../../contract/products';

/** The options a variant must be ordered with: its colour and size, if it has them. */
export function variantOptions(variant: { color: string | null; size: string | null }): ItemOption[] {
  const options: ItemOption[] = [];
  if (variant.color) options.push({ key: 'color', value: variant.color });
  if (variant.size) options.push({ key: 'size', value: variant.size });
  return options;
}

/** Whether the options are exactly the variant's own attributes, in any order. */
export function areSameOptions(given: ItemOption[], own: ItemOption[]): boolean {
  if (given.length !== own.length) return false;
  const keys = new Set(given.map((option) => option.key));
  if (keys.size !== given.length) return false;
  return own.every((option) => given.some((other) => other.key === option.key && other.value === option.value));
}

export function availabilityOf(quantity: number, lowThreshold: number): Availability {
  if (quantity <= 0) return 'sold_out';
  return quantity <= lowThreshold ? 'low' : 'ok';
}
