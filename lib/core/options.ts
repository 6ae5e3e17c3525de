export const COLORS = ['blue', 'pink'] as const;

export const SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;

export type Color = (typeof COLORS)[number];

export type Size = (typeof SIZES)[number];

/** One choice of a variant, for example `{key: 'size', value: 'm'}`. */
export interface Option {
  key: string;
  value: string;
}

/** What a shopper chooses, in the order in which it is asked. */
export const OPTION_KEYS = ['color', 'size'] as const;

export type OptionKey = (typeof OPTION_KEYS)[number];

/** Display order of the values, which is also the list of values that exist. */
export const OPTION_VALUES: Record<OptionKey, readonly string[]> = { color: COLORS, size: SIZES };
