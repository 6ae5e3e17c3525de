import type { Core } from '@strapi/strapi';
import type { Locale } from '../domain/locales';
import type { Status } from '../http/status';
import { type VariantPrice, readVariantPrices } from '../prices/variant-prices';
import { type Availability, describeAvailability } from './availability';
import { type Gallery, type PictureFile, type WirePicture, pickVariantPicture, toPicture } from './pictures';
import { readStockLevels } from './stock-levels';
import { findVariantLinks } from './variant-links';

const CURRENCY = 'EUR';
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
  color: string | null;
  size: string | null;
  position: number;
  intro?: Intro | null;
}

interface CatalogVariant extends VariantPrice {
  id: string;
  sku: string;
  color: string | null;
  size: string | null;
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
  variants: CatalogVariant[];
}

/** All products of a language with their variants: what listing, teasers and search need, in a handful of queries. */
export async function readCatalog(
  strapi: Core.Strapi,
  locale: Locale,
  status: Status = 'published',
): Promise<CatalogProduct[]> {
  const image = { fields: ['url', 'width', 'height'] };
  const products = (await strapi.documents(PRODUCT).findMany({
    locale,
    status,
    sort: ['position:asc', 'id:asc'],
    fields: ['type', 'listed', 'position', 'title', 'slug', 'summary'],
    populate: { intro: { populate: { image } }, gallery: { populate: { image } } },
  } as object)) as unknown as ProductRow[];
  const variants = (await strapi.documents(VARIANT).findMany({
    sort: ['position:asc', 'id:asc'],
    populate: { intro: { populate: { image } } },
  } as object)) as unknown as VariantRow[];
  const productOf = new Map(
    (await findVariantLinks(strapi, locale, status)).map((link) => [link.variantId, link.productId]),
  );
  const stock = await readStockLevels(
    strapi,
    variants.map((variant) => variant.sku),
  );
  const prices = await readVariantPrices(
    strapi.db.connection,
    variants.map((variant) => variant.documentId),
  );

  return products.map((product) => {
    const { documentId: id, intro, gallery, summary, type, listed, position, title, slug } = product;
    const fallback =
      toPicture(intro?.image, intro?.alt ?? title) ?? toPicture(gallery?.[0]?.image, gallery?.[0]?.alt ?? title);
    const own = variants.flatMap((variant) => {
      const price = prices.get(variant.documentId);
      return price && productOf.get(variant.documentId) === id ? [{ ...variant, ...price }] : [];
    });
    const list = own.map((variant) => ({
      id: variant.documentId,
      sku: variant.sku,
      color: variant.color,
      size: variant.size,
      price: variant.price,
      reduction: variant.reduction,
      saleEnds: variant.saleEnds,
      availability: describeAvailability(type, stock.get(variant.sku) ?? null),
      position: variant.position,
      image: pickVariantPicture(variant.color, variant.intro ?? null, gallery ?? [], title) ?? fallback,
    }));
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
      currency: CURRENCY,
      variants: list,
    };
  });
}
