export const PRODUCT_TYPES = ['physical', 'lesson', 'level', 'bundle', 'gift_card'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** A lesson, or several of them. */
export const isAcademyType = (type: ProductType): boolean => type !== 'physical' && type !== 'gift_card';

/** `low` is sold like `ok`, with a notice. */
export const AVAILABILITIES = ['ok', 'low', 'sold_out'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** One choice of a variant, for example `{key: 'size', value: 'm'}`. */
export interface ItemOption {
  key: string;
  value: string;
}

export const COLORS = ['blue', 'pink'] as const;
export type Color = (typeof COLORS)[number];

export const SIZES = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;
export type Size = (typeof SIZES)[number];

/** What a shopper chooses, in the order of the form. */
export const OPTION_KEYS = ['color', 'size'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

/** Existing values in display order. */
export const OPTION_VALUES: Record<OptionKey, readonly string[]> = { color: COLORS, size: SIZES };

/** Orders of the shop listing. */
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const isSort = (value: unknown): value is Sort => SORTS.some((sort) => sort === value);
