export const MAX_LINES = 15;
export const MAX_QUANTITY = 99;

export interface Option {
  key: string;
  value: string;
}

export interface CartItem {
  variantId: string;
  quantity: number;
  options: Option[];
}

/** The options that a variant must be ordered with: its own colour and size, as far as it has them. */
export function variantOptions(variant: { color: string | null; size: string | null }): Option[] {
  const options: Option[] = [];
  if (variant.color) options.push({ key: 'color', value: variant.color });
  if (variant.size) options.push({ key: 'size', value: variant.size });
  return options;
}

/** Whether the options repeat exactly the variant's own attributes, in any order. */
export function sameOptions(given: Option[], own: Option[]): boolean {
  if (given.length !== own.length) return false;
  const keys = new Set(given.map((option) => option.key));
  if (keys.size !== given.length) return false;
  return own.every((option) => given.some((other) => other.key === option.key && other.value === option.value));
}

export type Availability = 'ok' | 'low' | 'sold_out';

export function availabilityOf(quantity: number, lowThreshold: number): Availability {
  if (quantity <= 0) return 'sold_out';
  return quantity <= lowThreshold ? 'low' : 'ok';
}
