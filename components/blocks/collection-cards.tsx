import type { ReactNode } from 'react';
import { LevelCard } from '@/components/academy/level-card';
import { TrackList } from '@/components/analytics/track-list';
import { ArticleCard } from '@/components/blog/article-card';
import { ProductCard } from '@/components/product/product-card';
import { getAcademy } from '@/lib/academy/queries';
import { viewListEvent } from '@/lib/analytics/catalog-events';
import { listProducts } from '@/lib/catalog/queries';
import { listArticles } from '@/lib/content/queries';
import type { CollectionSource } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';

export interface CardsAsked {
  locale: Locale;
  /** How many to pass over, and how many to take. */
  offset: number;
  size: number;
  /** Of each card. */
  headingLevel: 2 | 3;
  /** Of the list, for statistics. */
  title: string;
}

export interface Cards {
  /** Of the whole collection. */
  total: number;
  cards: { id: string; card: ReactNode }[];
  /** Cards that can lie down and have a row to themselves. */
  wide?: boolean;
  /** Says that the list was seen; shows nothing. */
  track?: ReactNode;
}

const none = async (): Promise<Cards> => ({ total: 0, cards: [] });

async function productCards({ locale, offset, size, headingLevel, title }: CardsAsked): Promise<Cards> {
  const products = (await listProducts(locale)).filter(({ listed }) => listed);
  const shown = products.slice(offset, offset + size);
  const viewed = viewListEvent({ id: 'teasers', name: title, first: offset }, shown);
  return {
    total: products.length,
    cards: shown.map((product) => ({
      id: product.id,
      card: <ProductCard product={product} locale={locale} headingLevel={headingLevel} />,
    })),
    track: viewed && <TrackList {...viewed} />,
  };
}

async function articleCards({ locale, offset, size, headingLevel }: CardsAsked): Promise<Cards> {
  const articles = await listArticles(locale);
  return {
    total: articles.length,
    cards: articles.slice(offset, offset + size).map((article) => ({
      id: article.id,
      card: <ArticleCard article={article} locale={locale} headingLevel={headingLevel} />,
    })),
    wide: true,
  };
}

async function levelCards({ locale, offset, size, headingLevel }: CardsAsked): Promise<Cards> {
  const { levels } = await getAcademy(locale);
  return {
    total: levels.length,
    cards: levels.slice(offset, offset + size).map((level, index) => ({
      id: level.id,
      card: <LevelCard level={level} number={offset + index + 1} locale={locale} headingLevel={headingLevel} />,
    })),
  };
}

/** How the cards of each collection are come by. */
export const loadCards: Record<CollectionSource, (asked: CardsAsked) => Promise<Cards>> = {
  products: productCards,
  articles: articleCards,
  levels: levelCards,
  reviews: none,
};
