import type { Pickable } from '@/lib/catalog/select-variant';
import type { Color, Size } from '@/backend/contract/products';

export type SizeStock =
  | { state: 'in_stock'; color: Color | null }
  /** The wanted colour is sold out, or there is none, in this size; this one is not. */
  | { state: 'other_color'; color: Color }
  /** In all colours; there is a mail once it is back. */
  | { state: 'sold_out'; color: Color | null }
  /** This product is not sold in this size. */
  | { state: 'absent' };

/** Which colour to choose with a size: the wanted one while it is in stock, else the first that is. */
export function stockOfSize(variants: Pickable[], size: Size, wanted: string | undefined): SizeStock {
  const sized = variants.filter((variant) => variant.size === size);
  const asWanted = sized.find(({ color }) => color === wanted);
  const inStock = sized.filter(({ availability }) => availability !== 'sold_out');
  const [first] = sized;
  if (!first) return { state: 'absent' };
  const [other] = inStock;
  if (!other) return { state: 'sold_out', color: (asWanted ?? first).color };
  if (asWanted && inStock.includes(asWanted)) return { state: 'in_stock', color: asWanted.color };
  if (wanted && other.color) return { state: 'other_color', color: other.color };
  return { state: 'in_stock', color: other.color };
}
