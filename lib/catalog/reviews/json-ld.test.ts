import { describe, expect, it } from 'vitest';
import { describeReviews } from './json-ld';
import type { Review, ReviewPage } from './types';

const review: Review = {
  id: 'r1',
  stars: 2,
  fit: 'small',
  title: '',
  text: 'Te klein.',
  name: 'Zoë V.',
  language: 'nl',
  writtenOn: '2026-06-30',
  boughtOn: '2026-06-01',
  options: [],
  photos: [],
  reply: '',
  product: null,
};
const page = (items: Review[]): ReviewPage => ({
  rating: { count: items.length, average: 2, distribution: [0, items.length, 0, 0, 0] },
  fit: { small: items.length, right: 0, large: 0 },
  items,
  total: items.length,
  page: 1,
  pages: 1,
  products: [],
});

describe('structured data of reviews', () => {
  it('is empty without reviews', () => {
    expect(describeReviews(page([]))).toEqual({});
  });
  it('contains all ratings, including bad ones', () => {
    expect(describeReviews(page([review]))).toEqual({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 2, reviewCount: 1, bestRating: 5, worstRating: 1 },
      review: [
        {
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5, worstRating: 1 },
          author: { '@type': 'Person', name: 'Zoë V.' },
          name: undefined,
          reviewBody: 'Te klein.',
          inLanguage: 'nl-NL',
          datePublished: '2026-06-30',
        },
      ],
    });
  });
});
