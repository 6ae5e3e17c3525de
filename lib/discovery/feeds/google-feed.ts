import { xmlElement } from '@/lib/core/xml';
import { formatAmount } from './format-amount';
import type { FeedItem } from './types';

interface Channel {
  title: string;
  description: string;
  /** The shop's home page. */
  link: string;
}

/** Limits in characters of Google's product data specification (support.google.com/merchants/answer/7052112). */
const MAX_DETAIL = { name: 140, value: 1000 };

const g = (name: string, text: string): string => xmlElement(`g:${name}`, text);
/** An element that contains others. */
const nested = (name: string, ...children: string[]): string => `<g:${name}>${children.join('')}</g:${name}>`;

/** Minutes of UTC, as the specification writes times. */
const minute = (iso: string): string => `${new Date(iso).toISOString().slice(0, 16)}Z`;

/** Google wants both ends or none; without, the sale price holds as long as the feed names it. */
function effectiveDates(sale: FeedItem['sale']): string {
  if (!sale?.from || !sale.to || Date.parse(sale.from) >= Date.parse(sale.to)) return '';
  return g('sale_price_effective_date', `${minute(sale.from)}/${minute(sale.to)}`);
}

/** Google takes an item without GTIN if brand and MPN name it; otherwise it must be told that there is nothing to name. */
const identifiers = ({ brand, gtin, mpn }: FeedItem): string[] => [
  g('brand', brand),
  g('gtin', gtin),
  g('mpn', mpn),
  gtin === '' && mpn === '' ? g('identifier_exists', 'no') : '',
];

const shipping = ({ country, price, days }: FeedItem['shipping'][number]): string =>
  nested(
    'shipping',
    g('country', country),
    g('price', formatAmount(price)),
    // Orders before the cut-off time leave the same day; `days` count from there.
    g('min_handling_time', '0'),
    g('max_handling_time', '0'),
    g('min_transit_time', String(days.min)),
    g('max_transit_time', String(days.max)),
  );

/** Options that Google has an attribute for. All others are in the title. */
const ATTRIBUTES = ['color', 'size', 'material', 'pattern'] as const;

const toItem = (item: FeedItem): string =>
  [
    '<item>',
    g('id', item.id),
    g('item_group_id', item.group?.id ?? ''),
    g('title', item.title),
    g('description', item.description),
    g('link', item.url),
    g('image_link', item.image),
    ...item.moreImages.map((url) => g('additional_image_link', url)),
    g('availability', item.inStock ? 'in_stock' : 'out_of_stock'),
    g('price', formatAmount(item.price)),
    item.sale ? g('sale_price', formatAmount(item.sale.price)) : '',
    effectiveDates(item.sale),
    ...identifiers(item),
    g('condition', 'new'),
    g('google_product_category', item.category),
    ...ATTRIBUTES.map((key) => g(key, item.options[key] ?? '')),
    g('age_group', 'kids'),
    g('gender', 'unisex'),
    ...item.details.map(({ label, text }) =>
      nested(
        'product_detail',
        g('attribute_name', label.slice(0, MAX_DETAIL.name)),
        g('attribute_value', text.slice(0, MAX_DETAIL.value)),
      ),
    ),
    ...item.shipping.map(shipping),
    '</item>',
  ].join('');

/** The feed of a domain for Google Merchant Center: RSS 2.0 with the elements of Google's product data specification. */
export function buildGoogleFeed({ title, description, link }: Channel, items: FeedItem[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', link),
    // Required by RSS, so the title is the fallback.
    xmlElement('description', description || title),
    ...items.map(toItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
