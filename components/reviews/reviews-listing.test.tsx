import { expect, it, vi } from 'vitest';
import type { Block } from '@/lib/content/pages/blocks';
import { listReviews } from '@/lib/catalog/reviews/review-queries';
import { ReviewsListing } from './reviews-listing';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/routing/route-index-store', () => ({ getRouteIndex: async () => null }));
vi.mock('@/lib/catalog/reviews/review-queries', () => ({ listReviews: vi.fn() }));

const block = { kind: 'review-list', title: 'Reviews', text: null } as unknown as Extract<
  Block,
  { kind: 'review-list' }
>;
const show = (query: string) => ReviewsListing({ block, locale: 'fr', query, path: ['avis'] });

it.each([
  ['~page=9;stars=5', '/avis?stars=5&page=2'],
  ['~page=999', '/avis?page=2'],
])('redirects %s beyond the last page to it', async (query, address) => {
  const rating = { count: 20, average: 5, distribution: [0, 0, 0, 0, 20] };
  vi.mocked(listReviews).mockResolvedValue({
    rating,
    fit: null,
    items: [],
    total: 20,
    page: 2,
    pages: 2,
    products: [],
  });
  await expect(show(query)).rejects.toMatchObject({ digest: expect.stringContaining(`;${address};`) });
  await expect(show('~page=2')).resolves.toBeDefined();
});
