import { describe, expect, it } from 'vitest';
import { ALL_REVIEWS, parseReviewQuery, reviewsHref, starShares } from './review-query';

describe('the address of the page of reviews', () => {
  it.each([
    [null, ALL_REVIEWS],
    ['~page=2;product=pak;stars=5', { product: 'pak', stars: 5, page: 2 }],
    ['~stars=6', ALL_REVIEWS],
    ['~stars=2.5;page=-1', ALL_REVIEWS],
    ['~page=x;stars=x', ALL_REVIEWS],
  ])('%s', (segment, query) => {
    expect(parseReviewQuery(segment)).toEqual(query);
  });
  it('leaves out what is usual', () => {
    expect(reviewsHref('/reviews', ALL_REVIEWS)).toBe('/reviews');
    expect(reviewsHref('/reviews', { product: 'a b', stars: 1, page: 3 })).toBe(
      '/reviews?product=a%20b&stars=1&page=3',
    );
  });
});

describe('shares', () => {
  it('of no reviews are none', () => {
    expect(starShares({ count: 0, average: 0, distribution: [0, 0, 0, 0, 0] }).map(({ percent }) => percent)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
  it('begin with the most stars, and what there is shows', () => {
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
