import type { Options } from './options';
import type { ProductVariant } from './types';
import { type Availability } from '@/backend/contract/products';

/** Rules of the variant picker, without side effects. */
export type Pickable = Pick<ProductVariant, 'options' | 'availability'>;

/** `impossible`: no variant combines it with the choice in the other groups. */
export type OptionState = 'ok' | 'sold_out' | 'impossible';

export type Selection<V extends Pickable> =
  | { state: 'incomplete'; missing: string[] }
  | { state: 'impossible' }
  | { state: Availability; variant: V };

const matches = ({ options }: Pickable, choice: Options): boolean =>
  Object.entries(choice).every(([key, value]) => options[key] === value);

/** Keys of the options that variants have: what a shopper must choose. */
export const optionKeys = (variants: Pickable[]): string[] => [
  ...new Set(variants.flatMap(({ options }) => Object.keys(options))),
];

/** Which options are still to be chosen, as one text. */
export const missingKey = (keys: string[]): string => keys.toSorted().join();

/** Preselects options with a single value that all variants have. */
export const initialChoice = (variants: Pickable[]): Options =>
  Object.fromEntries(
    Object.entries(variants[0]?.options ?? {}).filter(([key, value]) =>
      variants.every(({ options }) => options[key] === value),
    ),
  );

/** The choice with another value; what was chosen of options that no variant has beside this value is forgotten. */
export function changeChoice(variants: Pickable[], choice: Options, key: string, value: string): Options {
  const kept = optionKeys(variants.filter(({ options }) => options[key] === value));
  return { ...Object.fromEntries(Object.entries(choice).filter(([other]) => kept.includes(other))), [key]: value };
}

export function optionState(variants: Pickable[], choice: Options, key: string, value: string): OptionState {
  const candidates = variants.filter((variant) => matches(variant, changeChoice(variants, choice, key, value)));
  if (candidates.length === 0) return 'impossible';
  return candidates.every(({ availability }) => availability === 'sold_out') ? 'sold_out' : 'ok';
}

/** Only what the variants that still fit differ by is missing: some may have fewer options than others. */
export function selectVariant<V extends Pickable>(variants: V[], choice: Options): Selection<V> {
  const fitting = variants.filter((candidate) => matches(candidate, choice));
  const missing = optionKeys(fitting).filter((key) => !choice[key]);
  if (missing.length > 0) return { state: 'incomplete', missing };
  const [variant] = fitting;
  return variant ? { state: variant.availability, variant } : { state: 'impossible' };
}

/** Parses a choice from a query string such as `?color=blue&size=m`; unknown values are dropped. */
export function readChoice(search: string, variants: Pickable[]): Options {
  const params = new URLSearchParams(search);
  const chosen = optionKeys(variants).flatMap((key) => {
    const value = params.get(key)?.toLowerCase();
    return value && variants.some(({ options }) => options[key] === value) ? [[key, value] as const] : [];
  });
  return { ...initialChoice(variants), ...Object.fromEntries(chosen) };
}

/**
 * The query string for a choice, '' or starting with `?`; other parameters are preserved. @param keys All options: those
 * without a choice are taken out.
 */
export function writeChoice(search: string, choice: Options, keys: string[] = Object.keys(choice)): string {
  const params = new URLSearchParams(search);
  for (const key of keys) {
    const value = choice[key];
    if (value) params.set(key, value);
    else params.delete(key);
  }
  const query = params.toString();
  return query && `?${query}`;
}
