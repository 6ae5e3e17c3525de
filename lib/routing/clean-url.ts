import { LISTINGS, listingSearch } from './listing-segment';
import { LOCALE_SETTINGS, LOCALES } from '@/backend/contract/locales';

/** The query string as it came, for redirects, which keep it. */
export const SEARCH_HEADER = 'x-shop-search';
/** The router in the browser asks, not the browser itself; Next hides that from middleware. */
export const ROUTER_HEADER = 'x-shop-router';

/** Rendered per request from their query string. All other pages are shared, and their islands read the browser's own address. */
const UNSHARED_PAGES = /^\/(order-payment|back-in-stock|newsletter|search|review\/[\w-]{43}(\/stop)?)\/?$/;
/** Where a list is, in any language. */
const pathOf = (list: 'blog' | 'reviews'): RegExp =>
  new RegExp(`^/(${LOCALES.map((locale) => LOCALE_SETTINGS[locale].segments[list]).join('|')})/?$`);
const BLOG = pathOf('blog');
const REVIEWS = pathOf('reviews');
const NOT_A_PAGE = /^\/(api\/|media\/|_next\/|sitemap\.xml$)/;

/**
 * Next writes the address of the first visitor into a page that it keeps for everybody: `/reset?code=…` would give that code to
 * the next visitor. So only keys that make a page of their own get as far as Next.
 */
export function cleanUrl(url: string): { url: string; search: string } {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? '' : url.slice(at);
  if (search === '' || NOT_A_PAGE.test(path) || UNSHARED_PAGES.test(path)) return { url, search };
  const given = new URLSearchParams(search);
  const kept = listingSearch(given, LISTINGS[BLOG.test(path) ? 'blog' : REVIEWS.test(path) ? 'reviews' : 'shop']);
  // Next's own mark of a request for data.
  const data = given.get('_rsc');
  if (data !== null) kept.set('_rsc', data);
  return { url: kept.size > 0 ? `${path}?${kept}` : path, search: withoutRscParam(given) };
}

function withoutRscParam(given: URLSearchParams): string {
  given.delete('_rsc');
  return given.size > 0 ? `?${given}` : '';
}
