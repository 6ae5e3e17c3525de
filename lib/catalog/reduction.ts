import type { ProductVariant, Reduction } from './types';

export interface ShownReduction {
  reduction: Reduction;
  saleEnds: string | null;
}

/**
 * The reduction of a "from" price: that of the variants which cost it. Where one of them is not reduced, or several
 * are by different amounts, the least is announced, so that the words hold for whichever is chosen.
 */
export function reductionOfLowest(
  variants: Pick<ProductVariant, 'price' | 'reduction' | 'saleEnds'>[],
): ShownReduction | null {
  const lowest = Math.min(...variants.map(({ price }) => price.amount));
  const cheapest = variants.filter(({ price }) => price.amount === lowest);
  let least: ShownReduction | null = null;
  for (const { reduction, saleEnds } of cheapest) {
    if (!reduction) return null;
    if (!least || reduction.percent < least.reduction.percent) least = { reduction, saleEnds };
  }
  return least;
}
