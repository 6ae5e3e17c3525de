import { splitCode } from '@/backend/contract/options';
import type { ItemOption } from '@/backend/contract/products';
import type { Media } from '@/lib/core/media';

/** Values of a variant, or those that a shopper chose, by the key of their option. */
export type Options = Readonly<Record<string, string>>;

/** How a value looks beside its label: up to two colours (`#rrggbb`), or a picture of it. */
export interface Swatch {
  colors: string[];
  picture: Pick<Media, 'url' | 'width' | 'height'> | null;
}

export interface OptionValue {
  key: string;
  label: string;
  /** Null for values that are words alone, such as sizes. */
  swatch: Swatch | null;
  /** In kg, of the children that a size is for; null if the size itself names none. */
  weight: { min: number; max: number } | null;
}

/** What variants of a product differ by, in one language and in the merchant's order. */
export interface ProductOption {
  key: string;
  name: string;
  /** Whether the listing can be filtered by it. */
  filter: boolean;
  values: OptionValue[];
}

/** Labels of options and their values in one language, in a shape that can be passed to islands. */
export interface OptionLabels {
  keys: Record<string, string>;
  values: Record<string, Record<string, string>>;
}

export interface LabelledOption {
  key: string;
  label: string;
  value: string;
}

/** The options of a cart line with these values. */
export const toItemOptions = (options: Options): ItemOption[] =>
  Object.entries(options).map(([key, value]) => ({ key, value }));

export const toOptions = (given: ItemOption[]): Options =>
  Object.fromEntries(given.map(({ key, value }) => [key, value]));

/** Options and values that some variants have, in display order. */
export function optionsOf(variants: { options: Options }[], all: ProductOption[]): ProductOption[] {
  return all
    .map((option) => ({
      ...option,
      values: option.values.filter(({ key }) => variants.some(({ options }) => options[option.key] === key)),
    }))
    .filter(({ values }) => values.length > 0);
}

interface Worded {
  key: string;
  name: string;
  values: { key: string; label: string }[];
}

export const toLabels = (options: Worded[]): OptionLabels => ({
  keys: Object.fromEntries(options.map(({ key, name }) => [key, name])),
  values: Object.fromEntries(
    options.map(({ key, values }) => [key, Object.fromEntries(values.map((value) => [value.key, value.label]))]),
  ),
});

/** Adds labels to options; an option without a label keeps its key. */
export function labelOptions(options: ItemOption[], labels: OptionLabels): LabelledOption[] {
  return options.map(({ key, value }) => ({
    key,
    label: labels.keys[key] ?? key,
    value: labels.values[key]?.[value] ?? value,
  }));
}

/** Order of variants: by their first option, then by the next. */
export function compareByOptions(all: ProductOption[]): (a: { options: Options }, b: { options: Options }) => number {
  const ranks = all.map(({ key, values }) => [key, new Map(values.map((value, rank) => [value.key, rank]))] as const);
  return (a, b) => {
    for (const [key, rankOf] of ranks) {
      const rank = ({ options }: { options: Options }) => rankOf.get(options[key] ?? '') ?? -1;
      const difference = rank(a) - rank(b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/**
 * Whether a picture that shows a value, such as `color:blue`, suits some options: pictures of no value suit all, others
 * unless another value of their option is meant. @param isOpen What counts while the option is not among them.
 */
export function showsOptions(code: string | null, options: Options, isOpen: boolean): boolean {
  if (code === null) return true;
  const { key, value } = splitCode(code);
  const meant = options[key];
  return meant === undefined ? isOpen : meant === value;
}
