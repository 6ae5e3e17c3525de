import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { wireReviewPage } from '@/lib/catalog/reviews/review-wire';
import { ReviewCard } from './review-card';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/catalog/option-labels', () => ({ getOptionLabels: async () => ({ keys: {}, values: {} }) }));

async function show(slug: string | null): Promise<string> {
  const product = { id: 'suit', title: 'Pak', slug };
  const wire = {
    items: [{ id: 'r', stars: 4, text: 'Fijn', name: 'Zoë', language: 'nl', writtenOn: '2026-11-01', product }],
  };
  const [review] = wireReviewPage.parse(wire).items;
  if (!review) throw new Error('The review was not read');
  return renderToStaticMarkup(await ReviewCard({ review, locale: 'es' }));
}

it('leads to the product it is about', async () => {
  expect(await show('traje')).toContain('<a href="/tienda/traje">Pak</a>');
});

it('only names a product that has no page in this language', async () => {
  const html = await show(null);
  expect(html).toContain('Pak');
  expect(html).not.toContain('<a ');
});
