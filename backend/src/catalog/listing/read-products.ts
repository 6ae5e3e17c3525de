import { toItemOptions } from '../../domain/options';
import type { Core } from '@strapi/strapi';
import { type VariantPrice, readVariantPrices } from '../prices/variant-prices';
import { readLocalePrices } from '../../platform/settings/price-lists';
import { readVariantOptions } from '../options/option-store';
import { describeAvailability } from './availability';
import { type Gallery, type PictureFile, type WirePicture, pickVariantPicture, toPicture } from './pictures';
import { type ProductRating, readRatings } from './read-ratings';
import { readStockLevels } from './stock-levels';
import { findVariantLinks } from './variant-links';
import { type Locale } from '../../../contract/locales';
import { codeOf } from '../../../contract/options';
import { type Availability, type ItemOption } from '../../../contract/products';
const PRODUCT = 'api::product.product';
const VARIANT = 'api::product-variant.product-variant';

interface Intro {
  image?: PictureFile | null;
  alt?: string | null;
}

interface ProductRow {
  documentId: string;
  type: string;
  listed: boolean;
  position: number;
  title: string;
  slug: string;
  summary: string | null;
  intro?: Intro | null;
  gallery?: Gallery | null;
}

interface VariantRow {
  documentId: string;
  sku: string;
  gtin: string | null;
  position: number;
  intro?: Intro | null;
}

interface CatalogVariant extends VariantPrice {
  id: string;
  sku: string;
  gtin: string | null;
  options: ItemOption[];
  availability: Availability;
  position: number;
  image: WirePicture | null;
}

export interface CatalogProduct extends Omit<ProductRow, 'documentId' | 'intro' | 'gallery' | 'summary'> {
  id: string;
  summary: string;
  image: WirePicture | null;
  from: number;
  currency: string;
  /** Null without published reviews. */
  rating: ProductRating | null;
  variants: CatalogVariant[];
}

const IMAGE = { fields: ['url', 'width', 'height'] };

async function findProducts(strapi: Core.Strapi, locale: Locale, ids: string[]): Promise<ProductRow[]> {
  const query = {
    locale,
    status: 'published',
    filters: { documentId: { $in: ids } },
    fields: ['type', 'listed', 'position', 'title', 'slug', 'summary'],
    populate: { intro: { populate: { image: IMAGE } }, gallery: { populate: { image: IMAGE } } },
  };
  return (await strapi.documents(PRODUCT).findMany(query as object)) as unknown as ProductRow[];
}

async function findVariants(strapi: Core.Strapi, ids: string[]): Promise<VariantRow[]> {
  const query = {
    filters: { documentId: { $in: ids } },
    sort: ['position:asc', 'id:asc'],
    populate: { intro: { populate: { image: IMAGE } } },
  };
  return (await strapi.documents(VARIANT).findMany(query as object)) as unknown as VariantRow[];
}

/** Products for listings, teasers and search, in the order of `ids`; unpublished products are omitted. */
export async function readCatalog(strapi: Core.Strapi, locale: Locale, ids: string[]): Promise<CatalogProduct[]> {
  if (ids.length === 0) return [];
  const products = await findProducts(strapi, locale, ids);
  const productOf = new Map(
    (await findVariantLinks(strapi, locale, { productIds: ids })).map((link) => [link.variantId, link.productId]),
  );
  const variants = await findVariants(strapi, [...productOf.keys()]);
  const stock = await readStockLevels(
    strapi,
    variants.map((variant) => variant.documentId),
  );
  const options = await readVariantOptions(strapi.db.connection, [...productOf.keys()], locale);
  const ratings = await readRatings(strapi.db.connection, ids);
  const priceList = await readLocalePrices(strapi.db.connection, locale);
  const prices = await readVariantPrices(
    strapi.db.connection,
    priceList,
    variants.map((variant) => variant.documentId),
  );

  const shown = products.map((product): CatalogProduct => {
    const { documentId: id, intro, gallery, summary, type, listed, position, title, slug } = product;
    const fallback =
      toPicture(intro?.image, intro?.alt || title) ?? toPicture(gallery?.[0]?.image, gallery?.[0]?.alt || title);
    const own = variants.flatMap((variant) => {
      const price = prices.get(variant.documentId);
      return price && productOf.get(variant.documentId) === id ? [{ ...variant, ...price }] : [];
    });
    const list = own.map((variant) => {
      const chosen = options.get(variant.documentId) ?? [];
      return {
        id: variant.documentId,
        sku: variant.sku,
        gtin: variant.gtin,
        options: toItemOptions(chosen),
        price: variant.price,
        reduction: variant.reduction,
        saleStarts: variant.saleStarts,
        saleEnds: variant.saleEnds,
        availability: describeAvailability(type, stock.get(variant.documentId) ?? null),
        position: variant.position,
        image: pickVariantPicture(chosen.map(codeOf), variant.intro ?? null, gallery ?? [], title) ?? fallback,
      };
    });
    const from = list.length > 0 ? Math.min(...list.map((variant) => variant.price)) : 0;
    return {
      id,
      type,
      listed,
      position,
      title,
      slug,
      summary: summary ?? '',
      image: fallback,
      from,
      currency: priceList.currency,
      rating: ratings.get(id) ?? null,
      variants: list,
    };
  });
  const byId = new Map(shown.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
