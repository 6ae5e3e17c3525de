import { COLORS, type Option, type ProductVariant, SIZES } from './types';

/** What a shopper chooses, in the order in which it is asked. */
export const OPTION_KEYS = ['color', 'size'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

/** Display order of the values, which is also the list of values that exist. */
export const OPTION_VALUES: Record<OptionKey, readonly string[]> = { color: COLORS, size: SIZES };

type Attributes = Pick<ProductVariant, OptionKey>;

/** The options that a cart line of this variant carries. */
export function variantOptions(variant: Attributes): Option[] {
  return OPTION_KEYS.flatMap((key) => {
    const value = variant[key];
    return value ? [{ key, value }] : [];
  });
}

/** The values that occur among these variants, in display order. */
export function valuesOf(variants: Attributes[], key: OptionKey): string[] {
  return OPTION_VALUES[key].filter((value) => variants.some((variant) => variant[key] === value));
}

/** Names of the options and of their values in one language. */
export interface OptionLabels {
  keys: Record<string, string>;
  values: Record<string, Record<string, string>>;
}

export interface LabelledOption {
  key: string;
  label: string;
  value: string;
}

/** Options as a person reads them; an option without a name keeps its own. */
export function labelOptions(options: Option[], labels: OptionLabels): LabelledOption[] {
  return options.map(({ key, value }) => ({
    key,
    label: labels.keys[key] ?? key,
    value: labels.values[key]?.[value] ?? value,
  }));
}
