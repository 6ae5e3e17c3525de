import 'server-only';
import type { Locale } from '@/backend/contract/locales';
import { typeTag } from '@/lib/backend/cache-tags';
import { read } from '@/lib/backend/content-client';
import { BackendDown } from '@/lib/backend/errors';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { PICTURE } from '@/lib/content/pages/populate';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import { toFeedProducts, toShippingRates } from './feed-mapper';
import { wireFeedOffers, wireFeedProducts, wireShippingRates } from './feed-wire';
import type { FeedProduct, FeedSource, ShippingRate } from './types';

/** Products per request: their texts stay below the 2 MB that Next caches of one response. */
const BATCH = 50;
const TAGS = [typeTag('product')];

/** The catalogue of a domain in few cached reads, which any change of a product, price or stock renews. */
export async function readFeedSource(locale: Locale): Promise<FeedSource> {
  const [{ siteName, company }, products, shipping, labels] = await Promise.all([
    getSiteSettings(locale),
    listFeedProducts(locale),
    listShippingRates(locale),
    getOptionLabels(locale),
  ]);
  return { locale, siteName, companyName: company.name, products, shipping, labels };
}

/** Ids come from the route index, so that no page of a list can be missing, and links are those of the sitemap. */
async function listFeedProducts(locale: Locale): Promise<FeedProduct[]> {
  const index = await getRouteIndex();
  if (!index) throw new BackendDown('Feeds need the route index');
  const paths = new Map(
    index
      .list('product')
      .flatMap(({ id, alternates }) => (alternates[locale] === undefined ? [] : [[id, alternates[locale]] as const])),
  );
  // In a stable order: the ids are part of the cache's key.
  const ids = [...paths.keys()].toSorted();
  const products: FeedProduct[] = [];
  for (let at = 0; at < ids.length; at += BATCH)
    products.push(...(await readBatch(locale, ids.slice(at, at + BATCH), (id) => paths.get(id))));
  return products;
}

async function readBatch(
  locale: Locale,
  ids: string[],
  pathOf: (id: string) => string | undefined,
): Promise<FeedProduct[]> {
  const products = await read('/products', wireFeedProducts, {
    locale,
    tags: TAGS,
    query: {
      filters: { documentId: { $in: ids }, type: { $eq: 'physical' } },
      fields: ['title', 'type', 'listed', 'position', 'summary', 'googleCategory', 'body'],
      populate: { intro: PICTURE, gallery: PICTURE, details: true, maker: true },
      pagination: { pageSize: BATCH },
    },
  });
  if (products.length === 0) return [];
  const query = { ids: products.map(({ id }) => id).join() };
  const offers = await read('/catalog/products', wireFeedOffers, { locale, tags: TAGS, query });
  return toFeedProducts(products, offers.products, pathOf);
}

async function listShippingRates(locale: Locale): Promise<ShippingRate[]> {
  const tags = [typeTag('shipping-country')];
  return toShippingRates(
    await read('/shipping-countries', wireShippingRates, { locale, tags, query: { pagination: { pageSize: 100 } } }),
  );
}
