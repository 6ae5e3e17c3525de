import { WITHDRAWAL_DAYS } from '@/backend/contract/order-states';
import { formatAmount } from './format-amount';
import type { FeedItem } from './types';

interface Seller {
  name: string;
  /** The shop's home page. */
  url: string;
  /** Of the domain: ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** Options that a row has a field for. */
const ATTRIBUTES = ['color', 'size', 'material'] as const;

/**
 * A row of OpenAI's product feed schema (developers.openai.com/commerce/specs/feed), the feed of the Agentic Commerce
 * Protocol. Unknown fields are left out, as it asks. Items can be found but not bought there: the shop has no checkout for agents.
 */
function toRow(item: FeedItem, { name, url, country }: Seller): object {
  const { group, sale, options } = item;
  const home = item.shipping.find((rate) => rate.country === country);
  return {
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: item.id,
    title: item.title,
    description: item.description,
    url: item.url,
    brand: item.brand,
    seller_name: name,
    seller_url: url,
    image_url: item.image,
    ...(item.moreImages.length > 0 && { additional_image_urls: item.moreImages }),
    availability: item.inStock ? 'in_stock' : 'out_of_stock',
    price: formatAmount(item.price),
    ...(sale && { sale_price: formatAmount(sale.price) }),
    // The three belong together, and need options that tell the variants apart.
    ...(group && { group_id: group.id, listing_has_variations: true, variant_dict: options }),
    ...(!group && { listing_has_variations: false }),
    ...(item.gtin && { gtin: item.gtin }),
    ...(item.mpn && { mpn: item.mpn }),
    condition: 'new',
    ...(item.category && { product_category: item.category }),
    ...Object.fromEntries(ATTRIBUTES.flatMap((key) => (options[key] ? [[key, options[key]]] : []))),
    age_group: 'kids',
    gender: 'unisex',
    // One amount for the country of the domain: tuples per country are for sellers with whom they were agreed.
    ...(home && { shipping_price: formatAmount(home.price) }),
    accepts_returns: true,
    return_deadline_in_days: WITHDRAWAL_DAYS,
    target_countries: item.shipping.map((rate) => rate.country),
    store_country: country,
  };
}

/** One JSON object per line. */
export const buildAgentFeed = (seller: Seller, items: FeedItem[]): string =>
  items.map((item) => `${JSON.stringify(toRow(item, seller))}\n`).join('');
