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

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages, namespace: 'reviews' }),
}));
vi.mock('@/lib/catalog/option-queries', () => ({ getOptionLabels: async () => ({ keys: {}, values: {} }) }));
vi.mock('@/lib/catalog/reviews/find-reviews-path', () => ({ findReviewsPath: async () => null }));
vi.mock('@/lib/catalog/reviews/review-queries', () => ({ getProductReviews: vi.fn() }));

const review = (name: string) => ({ id: name, stars: 5, text: 'Good', name, language: 'en', writtenOn: '2026-11-01' });

async function show(names: string[]): Promise<HTMLElement> {
  const rating = { count: names.length, average: 5, distribution: [0, 0, 0, 0, names.length] };
  vi.mocked(getProductReviews).mockResolvedValue(wireReviewPage.parse({ rating, items: names.map(review) }));
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
