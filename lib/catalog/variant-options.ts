import { type ProductVariant } from './types';
import { OPTION_KEYS, type OptionKey, OPTION_VALUES, type ItemOption } from '@/backend/contract/products';

type Attributes = Pick<ProductVariant, OptionKey>;

/** The options of a cart line with this variant. */
export function variantOptions(variant: Attributes): ItemOption[] {
  return OPTION_KEYS.flatMap((key) => {
    const value = variant[key];
    return value ? [{ key, value }] : [];
  });
}

/** Distinct values of an option among these variants, in display order. */
export function valuesOf(variants: Attributes[], key: OptionKey): string[] {
  return OPTION_VALUES[key].filter((value) => variants.some((variant) => variant[key] === value));
}

/** Labels of options and their values in one language. */
export interface OptionLabels {
  keys: Record<string, string>;
  values: Record<string, Record<string, string>>;
}

export interface LabelledOption {
  key: string;
  label: string;
  value: string;
}

/** Adds labels to options; an option without a label keeps its key. */
export function labelOptions(options: ItemOption[], labels: OptionLabels): LabelledOption[] {
  return options.map(({ key, value }) => ({
    key,
    label: labels.keys[key] ?? key,
    value: labels.values[key]?.[value] ?? value,
  }));
}
