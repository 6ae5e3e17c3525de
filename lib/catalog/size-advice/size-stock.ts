import type { Options } from '@/lib/catalog/options';
import type { Pickable } from '@/lib/catalog/select-variant';
import { SIZE } from '@/backend/contract/options';

/** `options` are all of the variant to choose, its size included. */
export type SizeStock =
  | { state: 'in_stock'; options: Options }
  /** What is wanted besides the size, such as a colour, is sold out in it, or does not exist; this one is in stock. */
  | { state: 'other'; options: Options }
  /** In all colours; there is a mail once it is back. */
  | { state: 'sold_out'; options: Options }
  /** This product is not sold in this size. */
  | { state: 'absent' };

/** Which variant to choose with a size: one of the wanted options while it is in stock, else the first that is. */
export function stockOfSize(variants: Pickable[], size: string, wanted: Options): SizeStock {
  const others = Object.entries(wanted).filter(([key]) => key !== SIZE);
  const sized = variants.filter(({ options }) => options[SIZE] === size);
  const isWanted = ({ options }: Pickable): boolean =>
    others.every(([key, value]) => options[key] === undefined || options[key] === value);
  const inStock = sized.filter(({ availability }) => availability !== 'sold_out');
  const [first] = sized;
  if (!first) return { state: 'absent' };
  const [other] = inStock;
  if (!other) return { state: 'sold_out', options: (sized.find(isWanted) ?? first).options };
  const asWanted = inStock.find(isWanted);
  return asWanted ? { state: 'in_stock', options: asWanted.options } : { state: 'other', options: other.options };
}
