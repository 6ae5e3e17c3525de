import { toItemOptions } from '../domain/options';
import { readVariantPictures } from '../catalog/variants/variant-pictures';
import { readSellableVariants } from '../catalog/variants/sellable-variants';
import type { Db } from '../platform/database/row-helpers';
import { readLocalePrices } from '../platform/settings/price-lists';
import type { Locale } from '../../contract/locales';
import type { OfferedGift } from '../../contract/quote';

/** Those of these variants that can be had now, for a cart that brings them. A gift that is sold out is not offered. */
export async function readOfferedGifts(db: Db, variantIds: string[], locale: Locale): Promise<OfferedGift[]> {
  if (variantIds.length === 0) return [];
  const known = await readSellableVariants(db, variantIds, locale, await readLocalePrices(db, locale));
  const inStock = [...known.values()].filter(({ stock }) => stock !== null && stock.quantity > 0);
  const pictures = await readVariantPictures(db, inStock);
  return inStock.map((variant) => ({
    variantId: variant.variantId,
    options: toItemOptions(variant.options),
    title: variant.title,
    unitPrice: variant.price,
    image: pictures.get(variant.variantId) ?? null,
  }));
}
