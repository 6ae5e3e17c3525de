import { LOCALES, type Locale } from '../../contract/locales';

export type Folder = 'shop' | 'blog' | 'academy';

const folders = (shop: string, blog: string, academy: string): Record<Folder, string> => ({ shop, blog, academy });

/** First path segments that differ by language; must match the storefront's table of locales. */
export const FOLDERS: Record<Locale, Record<Folder, string>> = {
  nl: folders('shop', 'blog', 'academy'),
  en: folders('shop', 'blog', 'academy'),
  de: folders('shop', 'blog', 'course'),
  es: folders('tienda', 'blog', 'course'),
  fr: folders('magasin', 'blog', 'course'),
  sv: folders('butik', 'blogg', 'course'),
};

/** Whether the segment is this folder's name in any language. */
export const isFolder = (folder: Folder, word: string | undefined): boolean =>
  LOCALES.some((locale) => FOLDERS[locale][folder] === word);

/** First segments that no page can use: routes that are the same in every language, endpoints and files. */
const RESERVED = new Set([
  'login',
  'register',
  'forgot-password',
  'reset',
  'email-confirmed',
  'confirm-email',
  'account',
  'connect',
  'find-order',
  'order',
  'order-payment',
  'back-in-stock',
  'newsletter',
  'review',
  'search',
  'review',
  'api',
  'media',
  'images',
  'robots.txt',
  'sitemap.xml',
  'rss.xml',
  'site.webmanifest',
]);

/** Whether the storefront itself handles paths below this first segment. */
export const isReserved = (first: string): boolean => RESERVED.has(first) || /^(favicon|apple-touch-icon)/.test(first);

/** Public path of a product for links in mails; the options preselect a variant on its page. */
export function productPath(locale: Locale, slug: string, options: { key: string; value: string }[] = []): string {
  const query = new URLSearchParams(Object.fromEntries(options.map(({ key, value }) => [key, value]))).toString();
  return `/${FOLDERS[locale].shop}/${encodeURIComponent(slug)}${query ? `?${query}` : ''}`;
}
