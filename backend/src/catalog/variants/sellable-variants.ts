import { type GrantRow, grantQuery, toGrantTargets } from './variant-grant-targets';
import { type Title, toTitles } from './academy-titles';
import type { GrantTarget, OpenedByLine } from '../../domain/order-grants';
import type { VariantOption } from '../../domain/options';
import { type VariantOptionRow, toVariantOptions, variantOptionsQuery } from '../options/option-store';
import { isActive } from './active-variants';
import { effectivePrice } from '../../domain/pricing-and-reductions';
import type { PriceList } from '../../domain/price-list';
import { type PriceColumns, priceColumns, pricingOf } from '../prices/price-store';
import { kept } from '../../platform/database/kept-rows';
import type { Db } from '../../platform/database/row-helpers';
import { together } from '../../platform/database/together';
import { chooseLanguage } from '../../domain/choose-language';
import { type Currency } from '../../../contract/money';
import { type Locale } from '../../../contract/locales';
import { type ProductType } from '../../../contract/products';

/** A variant that can be ordered, with current price and stock. */
export interface SellableVariant {
  rowId: number;
  variantId: string;
  productId: string;
  /** Row id of the product in the chosen language; changes with every publication. */
  productRowId: number;
  sku: string;
  /** What it must be ordered with, in the customer's language. */
  options: VariantOption[];
  currency: Currency;
  /** Current price in minor units, including a running sale. */
  price: number;
  /** Title of the product, or of the lesson or level it sells. */
  title: string;
  slug: string;
  type: ProductType;
  /** Pieces that fill one letterbox parcel; null: it does not fit through a letterbox. */
  letterboxPieces: number | null;
  /** Null if stock is not tracked. */
  stock: { quantity: number; lowThreshold: number } | null;
  /** Academy grants: what is sold, or the free lessons of a suit. */
  opens: OpenedByLine[];
  /** Titles of the included free lessons and levels. */
  includes: string[];
}

interface VariantRow extends PriceColumns {
  id: number;
  variant_id: string;
  product_id: string;
  sku: string;
}

interface StockRow {
  variant_id: string;
  quantity: number;
  low_threshold: number | null;
}

interface ProductRow {
  id: number;
  document_id: string;
  locale: string;
  title: string;
  slug: string;
  type: ProductType;
  letterbox_pieces: number | null;
}

/** The lesson, level or bundle a variant sells; null for physical products. */
export const soldTarget = ({ opens }: Pick<SellableVariant, 'opens'>): GrantTarget | null =>
  opens.find(({ source }) => source === 'purchase') ?? null;

type TitleOf = (target: GrantTarget) => Title | undefined;

/** Unpublished lessons, free previews and lessons without a playable video are not for sale. */
function isForSale(opens: OpenedByLine[], titleOf: TitleOf): boolean {
  const target = soldTarget({ opens });
  if (target === null || target.scope === 'all') return true;
  const title = titleOf(target);
  return title !== undefined && (target.scope === 'level' || (!title.preview && title.playable));
}

/** Rows that describe variants, for `together` and `toSellableVariants`. */
export interface SellableRows {
  variants: VariantRow;
  stocks: StockRow;
  products: ProductRow;
  grants: GrantRow;
  options: VariantOptionRow;
}

/**
 * Reads variants with all that they sell or include, and their prices in a currency. None of the queries needs the result of
 * another.
 */
export function sellableQueries(db: Db, variantIds: string[], locale: Locale, prices: Pick<PriceList, 'currency'>) {
  const ids = [...new Set(variantIds)].sort();
  const all = JSON.stringify(ids);
  // The link may point to a draft or another language: only the product's document id is taken from it.
  const linked = () =>
    db('product_variants as v')
      .join('product_variants_product_lnk as l', 'l.product_variant_id', 'v.id')
      .join('products as p', 'p.id', 'l.product_id')
      .whereIn('v.document_id', ids)
      .whereRaw(isActive('v'));
  return {
    variants: kept(`variants ${prices.currency} ${all}`, () =>
      linked()
        .select('v.id', 'v.document_id as variant_id', 'p.document_id as product_id', 'v.sku')
        .select(priceColumns(db, prices, 'v')),
    ),
    products: kept(`products ${all}`, () =>
      db('products')
        .whereIn('document_id', linked().select('p.document_id'))
        .whereNotNull('published_at')
        .select('id', 'document_id', 'locale', 'title', 'slug', 'type', 'letterbox_pieces'),
    ),
    grants: kept(`grants ${all}`, () =>
      grantQuery(db, { rowIds: linked().select('v.id'), productIds: linked().select('p.document_id') }),
    ),
    options: kept(`options ${locale} ${all}`, () => variantOptionsQuery(db, ids, locale)),
    stocks: db('stocks').whereIn('variant_id', ids).select('variant_id', 'quantity', 'low_threshold'),
  };
}

/**
 * Sellable variants by id. Missing: unknown variants, those that are switched off, and those whose product, lesson or level is
 * unpublished or not for sale.
 */
export function toSellableVariants(
  { variants, stocks, products, grants, options }: { [Name in keyof SellableRows]: SellableRows[Name][] },
  locale: Locale,
  prices: PriceList,
  now: Date,
): Map<string, SellableVariant> {
  // Published in the customer's language, else in the default language, else in any.
  const productOf = (variant: VariantRow): ProductRow | undefined =>
    chooseLanguage(
      products.filter((row) => row.document_id === variant.product_id),
      locale,
    );
  // Links to drafts and published rows yield duplicate variants.
  const distinct = new Map(variants.map((variant) => [variant.id, variant]));
  const typed = [...distinct.values()].flatMap((variant) => {
    const product = productOf(variant);
    return product ? [{ variant, product }] : [];
  });
  const opened = toGrantTargets(
    grants,
    typed.map(({ variant, product }) => ({
      rowId: variant.id,
      variantId: variant.variant_id,
      productId: variant.product_id,
      type: product.type,
    })),
  );
  const titleOf = toTitles(grants, locale);
  const optionsOf = toVariantOptions(options);
  const stockOf = new Map(stocks.map((stock) => [stock.variant_id, stock]));

  const sellable = new Map<string, SellableVariant>();
  for (const { variant, product } of typed) {
    const opens = opened.get(variant.variant_id) ?? [];
    if (!isForSale(opens, titleOf)) continue;
    const sold = soldTarget({ opens });
    const stock = stockOf.get(variant.variant_id);
    sellable.set(variant.variant_id, {
      rowId: variant.id,
      variantId: variant.variant_id,
      productId: variant.product_id,
      productRowId: product.id,
      sku: variant.sku,
      options: optionsOf.get(variant.variant_id) ?? [],
      currency: prices.currency,
      price: effectivePrice(pricingOf(variant, prices), now),
      title: (sold && titleOf(sold)?.title) ?? product.title,
      slug: product.slug,
      type: product.type,
      letterboxPieces: product.letterbox_pieces,
      stock: stock ? { quantity: stock.quantity, lowThreshold: stock.low_threshold ?? 0 } : null,
      opens,
      includes: opens.flatMap((target) => (target.source === 'bonus' ? (titleOf(target)?.title ?? []) : [])),
    });
  }
  return sellable;
}

/** Reads what `toSellableVariants` describes. */
export const readSellableVariants = async (
  db: Db,
  variantIds: string[],
  locale: Locale,
  prices: PriceList,
  now = new Date(),
): Promise<Map<string, SellableVariant>> =>
  variantIds.length === 0
    ? new Map()
    : toSellableVariants(
        await together<SellableRows>(db, sellableQueries(db, variantIds, locale, prices)),
        locale,
        prices,
        now,
      );
