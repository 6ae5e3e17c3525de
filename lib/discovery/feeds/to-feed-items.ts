import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { isGtin } from '@/backend/contract/gtin';
import { brandOf } from '@/lib/catalog/brand';
import { writeChoice } from '@/lib/catalog/select-variant';
import { labelOptions, showsOptions, toItemOptions } from '@/lib/catalog/options';
import { parseMarkdown } from '@/lib/content/pages/markdown';
import { toPlainText } from '@/lib/content/pages/plain-text';
import type { Media } from '@/lib/core/media';
import { cutAtWord } from '@/lib/discovery/seo/build-description';
import { absoluteUrl } from '@/lib/i18n/hosts';
import type { FeedItem, FeedProduct, FeedSource, FeedVariant, ShippingRate } from './types';

/** Limits in characters, the same in both specifications. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
/** Of brand and MPN. */
const MAX_NAME = 70;
/** Of additional pictures, at Google. */
const MAX_IMAGES = 10;
/** Formats that Google reads, see image_link; it knows no SVG and no AVIF. */
const IS_PICTURE = /\.(jpe?g|png|webp|gif|bmp|tiff?)$/i;

/**
 * Items of both feeds: one for each variant that can be bought and shipped, in the shop's order. What the specifications
 * require and a merchant has not entered (a picture, a price, a title) leaves a variant out.
 */
export function toFeedItems(source: FeedSource): FeedItem[] {
  return source.products
    .filter(({ type, listed, title }) => type === 'physical' && listed && title.trim() !== '')
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .flatMap((product) => toItems(product, source));
}

function toItems(product: FeedProduct, source: FeedSource): FeedItem[] {
  const description = describe(product);
  const complete = product.variants.flatMap((variant) => {
    const images = findPictures(product, variant).map(({ url }) => absoluteUrl(source.locale, url));
    const [image, ...more] = images;
    return image !== undefined && variant.price.amount > 0 ? [{ variant, image, more }] : [];
  });
  const isGroup = complete.length > 1 && complete.every(({ variant }) => Object.keys(variant.options).length > 0);
  const group = isGroup ? { id: product.id, title: cutAtWord(oneLine(product.title), MAX_TITLE) } : null;
  return complete.map(({ variant, image, more }): FeedItem => {
    const options = labelsOf(variant, source);
    return {
      id: variant.id,
      group,
      title: nameVariant(product.title, Object.values(options)),
      description,
      url: absoluteUrl(source.locale, product.path + writeChoice('', variant.options)),
      image,
      moreImages: more.slice(0, MAX_IMAGES),
      inStock: variant.availability !== 'sold_out',
      ...priceOf(variant),
      ...identify(product, variant, source),
      category: product.category,
      options,
      details: product.details
        .map(({ label, text }) => ({ label: oneLine(label), text: oneLine(text) }))
        .filter(({ label, text }) => label !== '' && text !== ''),
      shipping: source.shipping.map((rate) => ({
        country: rate.country,
        price: shippingOf(variant, rate),
        days: rate.days,
      })),
    };
  });
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The own picture first, then those of its values and those of none. */
function findPictures({ gallery }: FeedProduct, { image, options }: FeedVariant): Media[] {
  const shown = gallery.filter((picture) => showsOptions(picture.value, options, false)).map((each) => each.image);
  const all = [...(image ? [image] : []), ...shown].filter(({ url }) => IS_PICTURE.test(url));
  return all.filter(({ url }, at) => all.findIndex((other) => other.url === url) === at);
}

const labelsOf = ({ options }: FeedVariant, { labels }: FeedSource): FeedItem['options'] =>
  Object.fromEntries(labelOptions(toItemOptions(options), labels).map(({ key, value }) => [key, value]));

/** The options stay, however long the title is: without them the items of a group would look the same. */
function nameVariant(title: string, options: string[]): string {
  const suffix = options.map((name) => ` ${name}`).join('');
  return cutAtWord(oneLine(title), MAX_TITLE - suffix.length) + suffix;
}

function describe({ title, summary, intro, body }: FeedProduct): string {
  const texts = [summary, toPlainText(parseMarkdown(intro)), toPlainText(body)];
  const lines = texts.flatMap((text) => text.split('\n')).map(oneLine);
  return cutAtWord(lines.filter(Boolean).join('\n') || oneLine(title), MAX_DESCRIPTION);
}

/** The reference price of a reduction is the one that the page strikes through, so that feed and page agree. */
function priceOf({ price, reduction, saleStarts, saleEnds }: FeedVariant): Pick<FeedItem, 'price' | 'sale'> {
  if (!reduction || reduction.from.amount <= price.amount) return { price, sale: null };
  return { price: reduction.from, sale: { price, from: saleStarts, to: saleEnds } };
}

/**
 * A SKU is the maker's number (MPN) of the shop's own products only. An invalid GTIN would be taken for that of another
 * article, so it counts as none.
 */
function identify(
  { maker }: FeedProduct,
  { gtin, sku }: FeedVariant,
  shop: FeedSource,
): Pick<FeedItem, 'brand' | 'gtin' | 'mpn'> {
  const { brand, isOwn } = brandOf(maker, shop);
  return {
    brand: oneLine(brand).slice(0, MAX_NAME),
    gtin: isGtin(gtin) ? gtin : '',
    mpn: isOwn ? sku.slice(0, MAX_NAME) : '',
  };
}

/** As the quote of a cart with one piece computes it (backend/src/domain/order-totals.ts). */
function shippingOf({ price }: FeedVariant, { cost, freeFrom }: ShippingRate): FeedItem['price'] {
  return freeFrom !== null && price.amount >= freeFrom ? { ...cost, amount: 0 } : cost;
}

/** The country of a domain, in which its feed is submitted. */
export const countryOf = ({ locale }: Pick<FeedSource, 'locale'>): string =>
  LOCALE_SETTINGS[locale].country.toUpperCase();
