import { valuesOf } from './variant-options';
import type { ProductVariant } from './types';
import { type Availability, OPTION_KEYS, type OptionKey } from '@/backend/contract/products';

/** Rules of the variant picker, without side effects. */
export type Choice = Partial<Record<OptionKey, string>>;
export type Pickable = Pick<ProductVariant, 'color' | 'size' | 'availability'>;

export interface OptionGroup {
  key: OptionKey;
  values: string[];
}

/** `impossible`: no variant combines it with the choice in the other group. */
export type OptionState = 'ok' | 'sold_out' | 'impossible';

export type Selection<V extends Pickable> =
  | { state: 'incomplete'; missing: OptionKey[] }
  | { state: 'impossible' }
  | { state: Availability; variant: V };

const matches = (variant: Pickable, choice: Choice): boolean =>
  OPTION_KEYS.every((key) => !choice[key] || variant[key] === choice[key]);

/** Option groups; a product without colours or sizes has no such group. */
export function optionGroups(variants: Pickable[]): OptionGroup[] {
  return OPTION_KEYS.map((key) => ({ key, values: valuesOf(variants, key) })).filter(({ values }) => values.length > 0);
}

/** Preselects options with a single value. */
export function initialChoice(variants: Pickable[]): Choice {
  const single = optionGroups(variants).filter(({ values }) => values.length === 1);
  return Object.fromEntries(single.map(({ key, values }) => [key, values[0]]));
}

export function optionState(variants: Pickable[], choice: Choice, key: OptionKey, value: string): OptionState {
  const candidates = variants.filter((variant) => matches(variant, { ...choice, [key]: value }));
  if (candidates.length === 0) return 'impossible';
  return candidates.every(({ availability }) => availability === 'sold_out') ? 'sold_out' : 'ok';
}

export function selectVariant<V extends Pickable>(variants: V[], choice: Choice): Selection<V> {
  const missing = optionGroups(variants).flatMap(({ key }) => (choice[key] ? [] : [key]));
  if (missing.length > 0) return { state: 'incomplete', missing };
  const variant = variants.find((candidate) => matches(candidate, choice));
  return variant ? { state: variant.availability, variant } : { state: 'impossible' };
}

/** Parses a choice from a query string such as `?color=blue&size=m`; unknown values are dropped. */
export function readChoice(search: string, variants: Pickable[]): Choice {
  const params = new URLSearchParams(search);
  const chosen = optionGroups(variants).flatMap(({ key, values }) => {
    const value = params.get(key)?.toLowerCase();
    return value && values.includes(value) ? [[key, value] as const] : [];
  });
  return { ...initialChoice(variants), ...Object.fromEntries(chosen) };
}

/** The query string for a choice, '' or starting with `?`; other parameters are preserved. */
export function writeChoice(search: string, choice: Choice): string {
  const params = new URLSearchParams(search);
  for (const key of OPTION_KEYS) {
    const value = choice[key];
    if (value) params.set(key, value);
    else params.delete(key);
  }
  const query = params.toString();
  return query && `?${query}`;
}
