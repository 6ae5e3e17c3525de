import { describe, expect, it } from 'vitest';
import { ALL_REVIEWS, parseReviewQuery, reviewsHref, starShares } from './review-query';

describe('the URL of the reviews page', () => {
  it.each([
    [null, ALL_REVIEWS],
    ['~page=2;product=pak;stars=5', { product: 'pak', stars: 5, page: 2 }],
    ['~stars=6', ALL_REVIEWS],
    ['~stars=2.5;page=-1', ALL_REVIEWS],
    ['~page=x;stars=x', ALL_REVIEWS],
  ])('%s', (segment, query) => {
    expect(parseReviewQuery(segment)).toEqual(query);
  });
  it('omits defaults', () => {
    expect(reviewsHref('/reviews', ALL_REVIEWS)).toBe('/reviews');
    expect(reviewsHref('/reviews', { product: 'a b', stars: 1, page: 3 })).toBe(
      '/reviews?product=a%20b&stars=1&page=3',
    );
  });
});

describe('shares', () => {
  it('are 0 without reviews', () => {
    expect(starShares({ count: 0, average: 0, distribution: [0, 0, 0, 0, 0] }).map(({ percent }) => percent)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
  it('start with five stars, at least 1 percent for any review', () => {
    const shares = starShares({ count: 1000, average: 5, distribution: [1, 0, 0, 0, 999] });
    expect(shares.map(({ stars, percent }) => [stars, percent])).toEqual([
      [5, 100],
      [4, 0],
      [3, 0],
      [2, 0],
      [1, 1],
    ]);
  });
});
