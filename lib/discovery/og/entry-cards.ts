import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getAcademy, getLesson, getLevel } from '@/lib/academy/academy-queries';
import type { Lesson, Level } from '@/lib/academy/types';
import { getArticle } from '@/lib/content/blog/article-queries';
import type { Article } from '@/lib/content/blog/types';
import { getProduct } from '@/lib/catalog/product-queries';
import type { Product } from '@/lib/catalog/types';
import { getPage, getSiteSettings } from '@/lib/content/pages/page-queries';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import type { Page, SiteSettings } from '@/lib/content/pages/types';
import type { Media } from '@/lib/core/media';
import type { Card, CardKind } from './card';
import { type Locale } from '@/backend/contract/locales';

/** Id of the site card. */
const SITE = 'shop';

/** Used by pages and by the image endpoint, so that both compute the same version. */
export function pageCard({ id, title, blocks, breadcrumbs }: Page): Card {
  const pictures = blocks.flatMap((block) => ('picture' in block && block.picture ? [block.picture] : []));
  return {
    kind: 'page',
    id,
    title: blocks[0]?.title || title,
    // Excludes home and the page itself.
    eyebrow: breadcrumbs.slice(1, -1).at(-1)?.label ?? '',
    picture: pictures[0] ?? null,
  };
}

export async function productCard({ id, title, image }: Product, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale, namespace: 'meta.card' });
  return { kind: 'product', id, title, eyebrow: t('product'), picture: image };
}

export async function articleCard({ id, title, picture }: Article, locale: Locale): Promise<Card> {
  const t = await getTranslations({ locale, namespace: 'meta.card' });
  return { kind: 'article', id, title, eyebrow: t('article'), picture };
}

export async function levelCard({ id, title, picture }: Level, locale: Locale): Promise<Card> {
  const [t, { levels }] = await Promise.all([getTranslations({ locale, namespace: 'academy' }), getAcademy(locale)]);
  const number = levels.findIndex((level) => level.id === id) + 1;
  return { kind: 'level', id, title, eyebrow: t('level', { number: String(number) }), picture };
}

export function lessonCard({ id, title, video, level }: Lesson): Card {
  const picture: Media | null = video?.poster ?? level.picture;
  return { kind: 'lesson', id, title, eyebrow: level.title, picture };
}

export const siteCard = ({ siteName, tagline }: SiteSettings): Card => ({
  kind: 'site',
  id: SITE,
  title: tagline || siteName,
  eyebrow: '',
  picture: null,
});

/** The card of a published entry; null if missing, "unknown" while the route index is unavailable. */
export async function loadCard(locale: Locale, kind: CardKind, id: string): Promise<Card | null | 'unknown'> {
  if (kind === 'site') return id === SITE ? siteCard(await getSiteSettings(locale)) : null;
  const index = await getRouteIndex();
  if (!index) return 'unknown';
  const path = index.alternates(kind, id)[locale];
  if (path === undefined) return null;
  const slugs = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [, first = '', second = ''] = slugs;
  switch (kind) {
    case 'page': {
      const page = await getPage(locale, slugs);
      return page && pageCard(page);
    }
    case 'product': {
      const product = await getProduct(locale, first);
      return product && productCard(product, locale);
    }
    case 'article': {
      const article = await getArticle(locale, first);
      return article && articleCard(article, locale);
    }
    case 'level': {
      const level = await getLevel(locale, first);
      return level && levelCard(level, locale);
    }
    case 'lesson': {
      const lesson = await getLesson(locale, first, second);
      return lesson && lessonCard(lesson);
    }
  }
}
