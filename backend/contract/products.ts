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

/** Orders of the shop listing. */
export const SORTS = ['featured', 'price-asc', 'price-desc', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const isSort = (value: unknown): value is Sort => SORTS.some((sort) => sort === value);
