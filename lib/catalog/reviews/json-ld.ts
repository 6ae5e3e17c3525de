import type { ReviewPage } from './types';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';

/** Structured data of a product's published reviews; {} without reviews. */
export function describeReviews({ rating, items }: ReviewPage) {
  if (rating.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: items.map(({ stars, title, text, name, language, writtenOn }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name },
      name: title || undefined,
      reviewBody: text,
      inLanguage: LOCALE_SETTINGS[language].tag,
      datePublished: writtenOn,
    })),
  };
}
