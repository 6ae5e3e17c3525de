import type { ReactNode } from 'react';
import { LevelCard } from '@/components/academy/level-card';
import { TrackList } from '@/components/analytics/track-list';
import { ArticleCard } from '@/components/blog/article-card';
import { ProductCard } from '@/components/product/product-card';
import { VerificationNotice } from '@/components/reviews/verification-notice';
import { ReviewCard } from '@/components/reviews/review-card';
import { getAcademy } from '@/lib/academy/academy-queries';
import { viewListEvent } from '@/lib/tracking/analytics/catalog-events';
import { getArticlePage } from '@/lib/content/blog/article-queries';
import { DEFAULT_QUERY } from '@/lib/catalog/listing-query';
import { getProductPage } from '@/lib/catalog/product-queries';
import { getRouteIndex } from '@/lib/routing/route-index-store';
import type { CollectionSource } from '@/lib/content/pages/types';
import { listReviews } from '@/lib/catalog/reviews/review-queries';
import { type Locale } from '@/backend/contract/locales';

export interface CardsRequest {
  locale: Locale;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Items to skip and to take: the last page may be shorter. */
  offset: number;
  size: number;
  /** Heading level of each card. */
  headingLevel: 2 | 3;
  /** List name for analytics. */
  title: string;
}

export interface Cards {
  /** Size of the whole collection. */
  total: number;
  cards: { id: string; card: ReactNode }[];
  /** Cards with a horizontal variant that may fill a row. */
  wide?: boolean;
  /** Reports the list view to analytics; renders nothing. */
  track?: ReactNode;
  /** Notice that the law requires beside the cards. */
  notice?: ReactNode;
}

async function productCards(request: CardsRequest): Promise<Cards> {
  const { locale, page, pageSize, offset, size, headingLevel, title } = request;
  const { items, total } = await getProductPage(locale, { ...DEFAULT_QUERY, page }, pageSize);
  const shown = items.slice(0, size);
  const viewed = viewListEvent({ id: 'teasers', name: title, first: offset }, shown);
  return {
    total,
    cards: shown.map((product) => ({
      id: product.id,
      card: <ProductCard product={product} locale={locale} headingLevel={headingLevel} hasHeart={false} />,
    })),
    track: viewed && <TrackList {...viewed} />,
  };
}

async function articleCards({ locale, page, pageSize, offset, size, headingLevel }: CardsRequest): Promise<Cards> {
  const [index, found] = await Promise.all([getRouteIndex(), getArticlePage(locale, { tag: null, page }, pageSize)]);
  const articles = found?.articles.slice(0, size) ?? [];
  return {
    total: index?.blog.count(locale, null) ?? offset + articles.length,
    cards: articles.map((article) => ({
      id: article.id,
      card: <ArticleCard article={article} locale={locale} headingLevel={headingLevel} />,
    })),
    wide: true,
  };
}

async function levelCards({ locale, offset, size, headingLevel }: CardsRequest): Promise<Cards> {
  const { levels } = await getAcademy(locale);
  return {
    total: levels.length,
    cards: levels.slice(offset, offset + size).map((level, index) => ({
      id: level.id,
      card: <LevelCard level={level} number={offset + index + 1} locale={locale} headingLevel={headingLevel} />,
    })),
  };
}

async function reviewCards({ locale, page, pageSize, size, headingLevel }: CardsRequest): Promise<Cards> {
  const { items, total } = await listReviews(locale, { count: pageSize, page });
  return {
    total,
    cards: items.slice(0, size).map((review) => ({
      id: review.id,
      card: <ReviewCard review={review} locale={locale} headingLevel={headingLevel} />,
    })),
    notice: <VerificationNotice locale={locale} />,
  };
}

/** Loader per collection. */
export const loadCards: Record<CollectionSource, (request: CardsRequest) => Promise<Cards>> = {
  products: productCards,
  articles: articleCards,
  levels: levelCards,
  reviews: reviewCards,
};
