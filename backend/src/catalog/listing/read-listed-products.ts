import { type ListedProduct, type VariantSet, type OptionSet, toOptions } from '../../domain/product-listing';
import type { PriceList } from '../../domain/price-list';
import { readPriceLists } from '../../platform/settings/price-lists';
import { type PriceColumns, priceColumns, pricingOf } from '../prices/price-store';
import { isActive } from '../variants/active-variants';
import type { Db } from '../../platform/database/row-helpers';
import { type Locale, isLocale } from '../../../contract/locales';
import { BASE_CURRENCY, type Currency, domainCurrency } from '../../../contract/money';

export interface ListedRow extends ListedProduct {
  locale: Locale;
}

/** Rows per query; the event loop is free between two batches. */
const BATCH = 5_000;

interface VariantRow extends PriceColumns {
  link: number;
  variant: number;
  product: string;
}

interface ProductRow {
  row: number;
  id: string;
  locale: Locale;
  type: string;
  title: string;
  position: number | null;
}

/** Keyset pagination: `numberOf` is the ascending sort key of a row. */
async function* readBatches<Row>(read: (after: number) => Promise<Row[]>, numberOf: (row: Row) => number) {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    if (rows.length < BATCH || last === undefined) return;
    after = numberOf(last);
  }
}

const sets = new Map<string, OptionSet>();

/** Interns lists of combinations, because thousands of products share the same. A combination is a sorted list of codes. */
function shareSet(combinations: string[][]): OptionSet {
  const distinct = new Map(combinations.map((codes) => [codes.join('/'), codes]));
  const key = [...distinct.keys()].sort().join();
  const known = sets.get(key) ?? [...distinct.values()].map(toOptions);
  sets.set(key, known);
  return known;
}

interface ChosenRow {
  link: number;
  variant: number;
  code: string;
}

/** Codes of the values of each variant row, sorted; of all variants when `ids` of products is omitted. */
async function readCodes(db: Db, ids?: string[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  const read = (after: number): Promise<ChosenRow[]> => {
    const query = db('product_variants_option_values_lnk as chosen')
      .join('option_values as value', 'value.id', 'chosen.option_value_id')
      .where('chosen.id', '>', after)
      .orderBy('chosen.id')
      .limit(BATCH);
    if (ids)
      query.whereIn(
        'chosen.product_variant_id',
        db('product_variants_product_lnk as link')
          .join('products as product', 'product.id', 'link.product_id')
          .whereIn('product.document_id', ids)
          .select('link.product_variant_id'),
      );
    return query.select({ link: 'chosen.id', variant: 'chosen.product_variant_id' }, 'value.code');
  };
  for await (const rows of readBatches(read, ({ link }) => link))
    for (const { variant, code } of rows) found.set(variant, [...(found.get(variant) ?? []), code].sort());
  return found;
}

/**
 * Variants per product id. A variant is linked to product rows of arbitrary languages, so rows are grouped by the
 * product's document id and each variant is counted once. Prices are those of one list.
 */
async function readVariantSets(
  db: Db,
  list: PriceList,
  codes: Map<number, string[]>,
  ids?: string[],
): Promise<Map<string, VariantSet>> {
  const found = new Map<string, Map<number, VariantRow>>();
  const read = (after: number): Promise<VariantRow[]> => {
    const query = db('product_variants_product_lnk as link')
      .join('product_variants as variant', 'variant.id', 'link.product_variant_id')
      .join('products as product', 'product.id', 'link.product_id')
      .where('link.id', '>', after)
      .whereRaw(isActive('variant'))
      .orderBy('link.id')
      .limit(BATCH);
    if (ids) query.whereIn('product.document_id', ids);
    return query.select(
      { link: 'link.id', variant: 'variant.id', product: 'product.document_id' },
      ...priceColumns(db, list, 'variant'),
    );
  };
  for await (const rows of readBatches(read, ({ link }) => link)) {
    for (const row of rows) {
      const variants = found.get(row.product) ?? new Map<number, VariantRow>();
      found.set(row.product, variants.set(row.variant, row));
    }
  }
  return new Map([...found].map(([id, variants]) => [id, toVariantSet([...variants.values()], list, codes)]));
}

const toVariantSet = (rows: VariantRow[], list: PriceList, codes: Map<number, string[]>): VariantSet => ({
  options: shareSet(rows.map(({ variant }) => codes.get(variant) ?? [])),
  pricings: rows.map((row) => pricingOf(row, list)),
  variantIds: rows.map(({ variant }) => variant),
});

const NO_VARIANTS: VariantSet = { options: shareSet([]), pricings: [], variantIds: [] };

/** Listed products, one row per language with the prices of its domain; all products when `ids` is omitted. */
export async function readListedProducts(db: Db, ids?: string[]): Promise<ListedRow[]> {
  const sold = new Map<Currency, Map<string, VariantSet>>();
  const codes = await readCodes(db, ids);
  for (const list of await readPriceLists(db)) sold.set(list.currency, await readVariantSets(db, list, codes, ids));
  const offersIn = (locale: Locale) => sold.get(domainCurrency(locale)) ?? sold.get(BASE_CURRENCY);
  const found: ListedRow[] = [];
  const read = (after: number): Promise<ProductRow[]> => {
    const query = db('products')
      .whereNotNull('published_at')
      .where('listed', true)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH);
    if (ids) query.whereIn('document_id', ids);
    return query.select({ row: 'id', id: 'document_id' }, 'locale', 'type', 'title', 'position');
  };
  for await (const rows of readBatches(read, ({ row }) => row)) {
    for (const { position, id, ...row } of rows) {
      // Filtered here, because a condition on the locale would keep the database from using the primary key.
      if (isLocale(row.locale))
        found.push({ ...row, id, position: position ?? 0, variantSet: offersIn(row.locale)?.get(id) ?? NO_VARIANTS });
    }
  }
  return found;
}

/** Document ids of the products linked to a variant row; normally exactly one. */
export async function findProductsOfVariant(db: Db, row: number): Promise<string[]> {
  return db('product_variants_product_lnk as link')
    .join('products as product', 'product.id', 'link.product_id')
    .where('link.product_variant_id', row)
    .distinct('product.document_id')
    .pluck('product.document_id');
}
