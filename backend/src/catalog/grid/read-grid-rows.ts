import { toItemOptions } from '../../domain/options';
import { EURO_PRICES } from '../../domain/price-list';
import { findReduction, isOnSale, lowestPriceBefore, missingLogEntries } from '../../domain/pricing-and-reductions';
import type { VariantValues } from '../../domain/variant-cells';
import { chooseLanguage } from '../../domain/choose-language';
import type { Db } from '../../platform/database/row-helpers';
import { readEntries } from '../prices/price-store';
import { readVariantOptions } from '../options/option-store';
import { readSharedPictures } from './row-pictures';
import { type StoredVariant, readStoredVariants } from './stored-variants';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import type { ItemOption, ProductType } from '../../../contract/products';

/** A variant as the grid and the CSV file show it. */
export interface GridRow extends VariantValues {
  id: string;
  productId: string;
  product: string;
  type: ProductType;
  options: ItemOption[];
  /** What a reduction is measured against: the lowest price of 30 days, in cents; null during a sale that announces none. */
  lowest: number | null;
  isOnSale: boolean;
  /** Null if its stock is not counted. */
  available: number | null;
  lowThreshold: number;
  /** Pieces set aside for orders that are not sent yet. */
  held: number;
  /** Thumbnail of its own picture. */
  ownPicture: string | null;
  /** Thumbnail of the picture that the shop shows where it has none of its own. */
  sharedPicture: string | null;
}

/** Most rows of one answer. */
const GRID_PAGE = 1000;

interface ProductOfVariant {
  variant: number;
  id: string;
  type: ProductType;
}

/** A variant is linked to its product in any language and state. */
const productsOf = (db: Db, rowIds: number[]): Promise<ProductOfVariant[]> =>
  db('product_variants_product_lnk as link')
    .join('products as product', 'product.id', 'link.product_id')
    .whereIn('link.product_variant_id', rowIds)
    .select({ variant: 'link.product_variant_id', id: 'product.document_id', type: 'product.type' });

async function readTitles(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows: { id: string; locale: string; title: string }[] = await db('products')
    .whereIn('document_id', ids)
    .whereNull('published_at')
    .select({ id: 'document_id' }, 'locale', 'title');
  const titles = new Map<string, { locale: string; title: string }[]>();
  for (const { id, ...row } of rows) titles.set(id, [...(titles.get(id) ?? []), row]);
  return new Map([...titles].map(([id, texts]) => [id, chooseLanguage(texts, DEFAULT_LOCALE)?.title ?? '']));
}

async function readHeld(db: Db, variantIds: string[]): Promise<Map<string, number>> {
  const rows: { variant: string; held: number | string }[] = await db('order_lines as line')
    .join('orders as placed', 'placed.id', 'line.order_id')
    .whereIn('line.variant_id', variantIds)
    .andWhere('line.held', '>', 0)
    .andWhere('placed.fulfilment', 'new')
    .groupBy('line.variant_id')
    .select({ variant: 'line.variant_id' })
    .sum({ held: 'line.held' });
  return new Map(rows.map(({ variant, held }) => [variant, Number(held)]));
}

async function readStock(
  db: Db,
  variantIds: string[],
): Promise<Map<string, { available: number; lowThreshold: number }>> {
  const rows: { variant: string; available: number; lowThreshold: number }[] = await db('stocks')
    .whereIn('variant_id', variantIds)
    .select({ variant: 'variant_id', available: 'quantity', lowThreshold: 'low_threshold' });
  return new Map(rows.map(({ variant, ...level }) => [variant, level]));
}

/** The price before the reduction that runs, or that a reduction beginning now would be measured against. */
async function readLowest(db: Db, variants: StoredVariant[], now: Date): Promise<Map<string, number | null>> {
  const logs = await readEntries(
    db,
    EURO_PRICES,
    variants.map(({ id }) => id),
  );
  return new Map(
    variants.map(({ id, pricing, savedAt }) => {
      const log = logs.get(id) ?? [];
      const entries = [...log, ...missingLogEntries(pricing, savedAt, log.at(-1) ?? null, now)];
      const lowest = isOnSale(pricing, now) ? (findReduction(entries)?.from ?? null) : lowestPriceBefore(entries, now);
      return [id, lowest];
    }),
  );
}

/**
 * Variants of one product in its order, or of all products by row id after `after`; at most `GRID_PAGE`. The number of statements
 * does not depend on that of the variants.
 */
export async function readGridRows(
  db: Db,
  of: { productId: string } | { after: number },
  now = new Date(),
): Promise<{ rows: GridRow[]; next: number | null }> {
  const variants = await readStoredVariants(db, of, GRID_PAGE);
  const rowIds = variants.map(({ row }) => row);
  const ids = variants.map(({ id }) => id);
  const products = new Map((await productsOf(db, rowIds)).map((product) => [product.variant, product]));
  const titles = await readTitles(db, [...new Set([...products.values()].map(({ id }) => id))]);
  const options = await readVariantOptions(db, ids, DEFAULT_LOCALE);
  const stock = await readStock(db, ids);
  const held = await readHeld(db, ids);
  const lowest = await readLowest(db, variants, now);
  const shared = await readSharedPictures(db, [...new Set([...products.values()].map(({ id }) => id))]);
  const rows = variants.flatMap(({ row, id, values, pricing, main }): GridRow[] => {
    const product = products.get(row);
    if (!product) return [];
    return [
      {
        ...values,
        id,
        productId: product.id,
        product: titles.get(product.id) ?? '',
        type: product.type,
        options: toItemOptions(options.get(id) ?? []),
        lowest: lowest.get(id) ?? null,
        isOnSale: isOnSale(pricing, now),
        available: stock.get(id)?.available ?? null,
        lowThreshold: stock.get(id)?.lowThreshold ?? 0,
        held: held.get(id) ?? 0,
        ownPicture: main?.url ?? null,
        sharedPicture: shared(product.id, options.get(id) ?? []),
      },
    ];
  });
  return { rows, next: variants.length === GRID_PAGE ? (rowIds.at(-1) ?? null) : null };
}
