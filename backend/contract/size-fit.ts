import { SIZE } from './options';
import { type ItemOption } from './products';

/** How the size of a product turned out, in the words of a buyer: `small` runs small, `right` fits as expected. */
export const SIZE_FITS = ['small', 'right', 'large'] as const;
export type SizeFit = (typeof SIZE_FITS)[number];

export const isSizeFit = (value: unknown): value is SizeFit => SIZE_FITS.some((fit) => fit === value);

/** Answers of a product's published reviews. */
export type FitCounts = Record<SizeFit, number>;

/** Only buyers of something that has sizes are asked how it fits. */
export const hasSize = (options: readonly ItemOption[]): boolean => options.some(({ key }) => key === SIZE);
