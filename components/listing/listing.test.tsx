import { expect, it, vi } from 'vitest';
import { getProductPage } from '@/lib/catalog/product-queries';
import type { Block } from '@/lib/content/pages/blocks';
import { Listing } from './listing';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/catalog/option-queries', async () => ({
  getOptions: async () => (await import('@/lib/catalog/options.fixtures')).OPTIONS,
}));
vi.mock('@/lib/catalog/product-queries', () => ({ getProductPage: vi.fn() }));

const block = { kind: 'product-listing', title: 'Shop', text: '', pageSize: 12 } as unknown as Extract<
  Block,
  { kind: 'product-listing' }
>;
const show = (query: string, paged = true) => Listing({ block, locale: 'fr', query, path: ['magasin'], paged });

const found = (pages: number) => ({ items: [], total: 20, page: pages, pages, facets: [] });

it.each([
  ['~page=999', 2, '/magasin?page=2'],
  ['~color=blue;page=3;sort=name', 2, '/magasin?color=blue&sort=name&page=2'],
  ['~page=2', 1, '/magasin'],
])('redirects %s of %i to the last page', async (query, pages, address) => {
  vi.mocked(getProductPage).mockResolvedValue(found(pages));
  await expect(show(query)).rejects.toMatchObject({ digest: expect.stringContaining(`;${address};`) });
});

it('keeps existing pages, and page numbers of another list', async () => {
  vi.mocked(getProductPage).mockResolvedValue(found(2));
  await expect(show('~page=2')).resolves.toBeDefined();
  await expect(show('~page=3', false)).resolves.toBeDefined();
});
