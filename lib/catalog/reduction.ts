import type { ProductVariant, Reduction } from './types';

export interface ShownReduction {
  reduction: Reduction;
  saleEnds: string | null;
}

/**
 * The reduction of a "from" price, taken from the variants with the lowest price. If one of them is not reduced, there is
 * none; if the reductions differ, the smallest is shown, so that the claim holds for every variant.
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
