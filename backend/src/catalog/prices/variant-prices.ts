import {
  type Reduction,
  missingLogEntries,
  effectivePrice,
  findReduction,
  isOnSale,
} from '../../domain/pricing-and-reductions';
import type { PriceList } from '../../domain/price-list';
import { readEntries, readPricedVariants } from './price-store';
import type { Db } from '../../platform/database/row-helpers';

/** Price as shown on pages, in minor units of its list. */
export interface VariantPrice {
  price: number;
  /** Null if no reduction may be announced, even during a sale. */
  reduction: Reduction | null;
  /** Beginning of the current sale (ISO 8601); null without a sale, or if it began when it was saved. */
  saleStarts: string | null;
  /** End of the current sale (ISO 8601); null without a sale or without an end. */
  saleEnds: string | null;
}

/**
 * Prices by variant id in the currency of a list, as of `now`. Entries missing from the log are computed here, so results do not depend on when the
 * price job runs.
 */
export async function readVariantPrices(
  db: Db,
  list: PriceList,
  variantIds: string[],
  now = new Date(),
): Promise<Map<string, VariantPrice>> {
  const variants = await readPricedVariants(db, list, variantIds);
  const onSale = variants.filter(({ pricing }) => isOnSale(pricing, now));
  const logs = await readEntries(
    db,
    list,
    onSale.map(({ variantId }) => variantId),
  );
  return new Map(
    variants.map(({ variantId, pricing, since }) => {
      const price = effectivePrice(pricing, now);
      if (!isOnSale(pricing, now)) return [variantId, { price, reduction: null, saleStarts: null, saleEnds: null }];
      const log = logs.get(variantId) ?? [];
      const entries = [...log, ...missingLogEntries(pricing, since, log.at(-1) ?? null, now)];
      const saleStarts = pricing.saleFrom?.toISOString() ?? null;
      const saleEnds = pricing.saleTo?.toISOString() ?? null;
      return [variantId, { price, reduction: findReduction(entries), saleStarts, saleEnds }];
    }),
  );
}
