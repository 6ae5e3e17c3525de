import { currentFilters } from './current-filters';
import type { FilterOption } from './filter-option';
import { LISTINGS, listingSearch } from './listing-segment';
import { LOCALE_SETTINGS, LOCALES } from '@/backend/contract/locales';

/** The original query string, which redirects preserve. */
export const SEARCH_HEADER = 'x-shop-search';
/** Set for requests of Next's client router, which Next hides from middleware. */
export const ROUTER_HEADER = 'x-shop-router';

/** Pages rendered per request from their query string. All others are shared; their islands read the browser's URL. */
const UNSHARED_PAGES =
  /^\/(order-payment|back-in-stock|cart-reminder|newsletter|practice-mail|certificates|free-lessons|mail-link\/[a-z-]{1,20}|search|review\/[\w-]{43}(\/stop)?)\/?$/;
/** Path of a listing in any language. */
const pathOf = (list: 'blog' | 'reviews'): RegExp =>
  new RegExp(`^/(${LOCALES.map((locale) => LOCALE_SETTINGS[locale].segments[list]).join('|')})/?$`);
const BLOG = pathOf('blog');
const REVIEWS = pathOf('reviews');
const NOT_A_PAGE = /^\/(api\/|media\/|_next\/|sitemap\.xml$)/;

/**
 * Next stores the URL of the first visitor in the cached page: `/reset?code=…` would leak that code to the next visitor.
 * So only parameters that select a page of their own are passed to Next. @param isRouterRequest Whether Next's client router
 * asks: only then Next itself removes `_rsc`.
 */
export function cleanUrl(
  url: string,
  isRouterRequest: boolean,
  options: FilterOption[] = currentFilters(),
): { url: string; search: string } {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const search = at < 0 ? '' : url.slice(at);
  if (search === '' || NOT_A_PAGE.test(path) || UNSHARED_PAGES.test(path)) return { url, search };
  const given = new URLSearchParams(search);
  const list = BLOG.test(path) ? 'blog' : REVIEWS.test(path) ? 'reviews' : 'shop';
  const params = listingSearch(given, LISTINGS[list], options);
  // Next's parameter on RSC requests.
  const data = given.get('_rsc');
  if (data !== null && isRouterRequest) params.set('_rsc', data);
  return { url: params.size > 0 ? `${path}?${params}` : path, search: withoutRscParam(given) };
}

function withoutRscParam(given: URLSearchParams): string {
  given.delete('_rsc');
  return given.size > 0 ? `?${given}` : '';
}
