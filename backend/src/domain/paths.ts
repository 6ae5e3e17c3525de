import type { Locale } from './locales';

/** First part of a product's address, as the storefront's table of locales has it (specification section 2). */
const SHOP: Record<Locale, string> = { nl: 'shop', en: 'shop', de: 'shop', es: 'tienda', fr: 'magasin', sv: 'butik' };

/** Public path of a product, for links in mails; the options choose a variant on its page. */
export function productPath(locale: Locale, slug: string, options: { key: string; value: string }[] = []): string {
  const query = new URLSearchParams(Object.fromEntries(options.map(({ key, value }) => [key, value]))).toString();
  return `/${SHOP[locale]}/${encodeURIComponent(slug)}${query ? `?${query}` : ''}`;
}
