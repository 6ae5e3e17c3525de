import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { parseLocale } from '../../platform/http/parse-locale';
import { type Status, parseStatus } from '../../platform/http/publication-status';
import { type VariantPrice, readVariantPrices } from '../prices/variant-prices';
import { readLocalePrices } from '../../platform/settings/price-lists';
import { describeAvailability } from './availability';
import { readVariantOptions } from '../options/option-store';
import { readStockLevels } from './stock-levels';
import { findVariantLinks } from './variant-links';
import {
  type ProductParams,
  requiredProductIds,
  replaceProductFilters,
  sortsByProduct,
  splitPopulate,
} from './variant-query';
import { type Locale } from '../../../contract/locales';
import { codeOf, COLOR, SIZE } from '../../../contract/options';
import { type ItemOption } from '../../../contract/products';
import { isRecord } from '../../domain/is-record';
import { findShowing } from '../../domain/shared-pictures';
import { type VariantOption, toItemOptions } from '../../domain/options';

const PRODUCT = 'api::product.product';
/** Always read, because completing a variant needs them. */
const PRODUCT_FIELDS = ['title', 'slug', 'type'];

export interface Variant {
  documentId: string;
  sku: string;
  price?: number;
  intro?: unknown;
}

interface Product {
  documentId: string;
  title: string;
  type: string;
  intro?: object | null;
  gallery?: { image?: unknown; alt?: string | null; value?: string | null }[] | null;
}

const PICTURE = { populate: ['image'] };
const WITH_PICTURES = { fields: ['slug'], populate: { intro: PICTURE, gallery: PICTURE } };

/** Whether a variant was asked for with its picture and has none of its own. */
const lacksPicture = (intro: unknown): boolean => intro === null || (isRecord(intro) && intro.image === null);

/** For a variant without a picture of its own: the gallery's first of one of its values, else the intro of the product. */
function introOf({ intro, gallery }: Product, options: ItemOption[]): object | null {
  const pictures = (gallery ?? []).filter(({ image }) => image);
  const shown = findShowing(pictures, options.map(codeOf));
  return shown ? { ...intro, image: shown.image, alt: shown.alt } : (intro ?? null);
}

export interface VariantQuery {
  locale: Locale;
  /** Status of the products; variants have no drafts. */
  status: Status;
  /** Query parameters for the variants. */
  params: Record<string, unknown>;
  product: ProductParams;
  /** Product ids by variant id, for products published in this language. */
  productOf: Map<string, string>;
}

async function findProducts(
  strapi: Core.Strapi,
  ids: string[],
  { locale, status }: Pick<VariantQuery, 'locale' | 'status'>,
  params: object,
): Promise<Map<string, Product>> {
  const query = { ...params, locale, status, filters: { documentId: { $in: ids } } };
  const products = (await strapi.documents(PRODUCT).findMany(query as object)) as unknown as Product[];
  return new Map(products.map((product) => [product.documentId, product]));
}

async function findProductIds(
  strapi: Core.Strapi,
  { locale, status }: Pick<VariantQuery, 'locale' | 'status'>,
  filter: unknown,
): Promise<string[]> {
  const filters = typeof filter === 'object' && filter !== null ? filter : { documentId: filter };
  const found = await strapi.documents(PRODUCT).findMany({ locale, status, filters, fields: ['slug'] } as object);
  return found.map((product) => product.documentId);
}

/**
 * Splits a validated query into variant and product parts; null for an unknown language. `variantId` restricts it to
 * one variant.
 */
export async function readVariantQuery(
  strapi: Core.Strapi,
  query: Record<string, unknown>,
  variantId?: string,
): Promise<VariantQuery | null> {
  const { locale: asked, status: wantedStatus, populate, filters, ...rest } = query;
  const locale = parseLocale(asked);
  const status = parseStatus(wantedStatus);
  if (!locale) return null;
  if (sortsByProduct(rest.sort)) throw new errors.ValidationError('Invalid key product');
  const wanted = await replaceProductFilters(filters, (filter) => findProductIds(strapi, { locale, status }, filter));
  const productIds = requiredProductIds(wanted);
  const links = await findVariantLinks(strapi, locale, {
    status,
    ...(productIds && { productIds }),
    ...(variantId && { variantId }),
  });
  const productOf = new Map(links.map((link) => [link.variantId, link.productId]));
  const split = splitPopulate(populate);
  const fields = split.product?.fields ?? (split.product ? null : []);
  return {
    locale,
    status,
    productOf,
    params: {
      ...rest,
      filters: { $and: [...(wanted ? [wanted] : []), { documentId: { $in: [...productOf.keys()] } }] },
      ...(split.own ? { populate: split.own } : {}),
    },
    product: { ...split.product, ...(fields ? { fields: [...new Set([...fields, ...PRODUCT_FIELDS])] } : {}) },
  };
}

/** Decimal amounts in the currency of the language's domain; empty if the price was not requested. */
function describePrice(variant: Variant, found: VariantPrice | undefined, currency: string): object {
  if (variant.price === undefined || !found) return {};
  const { price, reduction, saleEnds } = found;
  return {
    price: price / 100,
    currency,
    reduction: reduction && { from: reduction.from / 100, percent: reduction.percent },
    saleEnds,
  };
}

/** All options, and those that have an attribute of their own in the wire format: `color` and `size`. */
function describeOptions(own: VariantOption[]) {
  const valueOf = (key: string): string | null => own.find((option) => option.key === key)?.value ?? null;
  const options = toItemOptions(own);
  return { color: valueOf(COLOR), size: valueOf(SIZE), options };
}

/**
 * Adds what the variant row lacks: current price, translated title and product, availability, options and a picture.
 */
export async function completeVariants(
  strapi: Core.Strapi,
  variants: Variant[],
  query: VariantQuery,
): Promise<object[]> {
  const idOf = (variant: Variant): string => query.productOf.get(variant.documentId) ?? '';
  const ids = [...new Set(variants.map(idOf))];
  const products = await findProducts(strapi, ids, query, query.product);
  const stock = await readStockLevels(
    strapi,
    variants.map((variant) => variant.documentId),
  );
  const priceList = await readLocalePrices(strapi.db.connection, query.locale);
  const prices = await readVariantPrices(
    strapi.db.connection,
    priceList,
    variants.map((variant) => variant.documentId),
  );
  const optionsOf = await readVariantOptions(
    strapi.db.connection,
    variants.map((variant) => variant.documentId),
    query.locale,
  );
  const isPictureMissing = variants.some(({ intro }) => lacksPicture(intro));
  const pictured = isPictureMissing ? await findProducts(strapi, ids, query, WITH_PICTURES) : products;
  return variants.flatMap((variant) => {
    const product = products.get(idOf(variant));
    if (!product) return [];
    const options = describeOptions(optionsOf.get(variant.documentId) ?? []);
    const pictures = pictured.get(product.documentId);
    return [
      {
        ...variant,
        ...describePrice(variant, prices.get(variant.documentId), priceList.currency),
        ...(pictures && lacksPicture(variant.intro) && { intro: introOf(pictures, options.options) }),
        title: product.title,
        availability: describeAvailability(product.type, stock.get(variant.documentId) ?? null),
        ...options,
        product,
      },
    ];
  });
}
