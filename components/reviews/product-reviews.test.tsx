// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { makeCard } from '@/lib/catalog/catalog.fixtures';
import { getProductReviews } from '@/lib/catalog/reviews/review-queries';
import { wireReviewPage } from '@/lib/catalog/reviews/review-wire';
import type { Product } from '@/lib/catalog/types';
import messages from '@/messages/en.json';
import { ProductReviews } from './product-reviews';
import { type FitCounts } from '@/backend/contract/size-fit';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages, namespace: 'reviews' }),
}));
vi.mock('@/lib/catalog/option-queries', () => ({ getOptionLabels: async () => ({ keys: {}, values: {} }) }));
vi.mock('@/lib/catalog/reviews/find-reviews-path', () => ({ findReviewsPath: async () => null }));
vi.mock('@/lib/catalog/reviews/review-queries', () => ({ getProductReviews: vi.fn() }));

const review = (name: string) => ({ id: name, stars: 5, text: 'Good', name, language: 'en', writtenOn: '2026-11-01' });

async function show(names: string[], fit: FitCounts | null = null): Promise<HTMLElement> {
  const rating = { count: names.length, average: 5, distribution: [0, 0, 0, 0, names.length] };
  vi.mocked(getProductReviews).mockResolvedValue(wireReviewPage.parse({ rating, fit, items: names.map(review) }));
  const product = makeCard('Classic', 1, 8995, []) as Product;
  const { prelude } = await prerender(<ProductReviews product={product} locale="en" />);
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html').body;
}

const { verified, noticeTitle, notice } = messages.reviews;

it('marks every review as that of a buyer, and says below how reviews are checked', async () => {
  const page = await show(['Noor', 'Sam']);
  const cards = [...page.querySelectorAll('article')].map((card) => card.textContent);
  expect(cards).toEqual([expect.stringContaining(verified), expect.stringContaining(verified)]);
  expect(page.querySelector('summary')?.textContent).toBe(noticeTitle);
  expect(page.querySelector('details p')?.textContent).toBe(notice);
});

it('says how reviews are checked before there are any', async () => {
  const page = await show([]);
  expect(page.querySelector('article')).toBeNull();
  expect(page.querySelector('details p')?.textContent).toBe(notice);
});

it.each([
  [
    { small: 1, right: 10, large: 1 },
    'Fits as expected (10 of 12)Fit according to 12 buyers: 1 small, 10 as expected, 1 large.',
  ],
  [{ small: 2, right: 2, large: 0 }, 'Fit according to 4 buyers: 2 small, 2 as expected, 0 large.'],
])('says how the size fits with answers %j', async (fit, words) => {
  const page = await show(['Noor'], fit);
  expect(page.querySelector('ul + div')?.textContent).toBe(words);
});

it.each([[null], [{ small: 0, right: 2, large: 0 }]])(
  'says nothing about the size with fewer than three answers: %j',
  async (fit) => {
    const page = await show(['Noor'], fit);
    expect(page.textContent).toContain('Noor');
    expect(page.textContent).not.toContain('Fit');
  },
);
