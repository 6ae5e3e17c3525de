import { lessonAt } from './academy';
import { originOf, pagePathOf, readCatalog, readRouteIndex, segment } from './shop';
import type { Locale } from '@/backend/contract/locales';

/** The kinds of pages whose speed on a phone is promised. */
export const TWELVE_PAGES = [
  'home',
  'listing',
  'product',
  'cart',
  'checkout',
  'academy',
  'level',
  'lesson',
  'article',
  'search',
  'contact',
  'sign-in',
] as const;

export type PageKind = (typeof TWELVE_PAGES)[number];

/** URL of a page of this kind: the suit with most variants, the lesson that is free. */
export async function urlOf(locale: Locale, kind: PageKind): Promise<string> {
  const origin = originOf(locale);
  const cmsPage = async (slug: string): Promise<string> => `${origin}${await pagePathOf(locale, slug)}`;
  switch (kind) {
    case 'home':
      return `${origin}/`;
    case 'listing':
      return cmsPage('shop');
    case 'product': {
      const products = await readCatalog(locale);
      const classic = products.find(({ variants }) => variants.some(({ sku }) => sku.startsWith('ZW-CLASSIC')));
      return `${origin}/${segment(locale, 'shop')}/${classic?.slug}`;
    }
    case 'cart':
      return cmsPage('winkelmand');
    case 'checkout':
      return cmsPage('afrekenen');
    case 'academy':
      return cmsPage('academy');
    case 'level':
      return (await lessonAt(locale, 1, 1)).levelUrl;
    case 'lesson':
      return (await lessonAt(locale, 1, 1)).url;
    case 'article': {
      const article = (await readRouteIndex()).articles.find((row) => row.locale === locale);
      return `${origin}/${segment(locale, 'blog')}/${article?.slug}`;
    }
    case 'search':
      return `${origin}/search?q=zwotter`;
    case 'contact':
      return cmsPage('contact');
    case 'sign-in':
      return `${origin}/login`;
  }
}
