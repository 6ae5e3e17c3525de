import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { wireReviewPage } from '@/lib/catalog/reviews/review-wire';
import { ReviewCard } from './review-card';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/catalog/option-queries', () => ({ getOptionLabels: async () => ({ keys: {}, values: {} }) }));

async function show(slug: string | null, over: object = {}): Promise<string> {
  const product = { id: 'suit', title: 'Pak', slug };
  const wire = {
    items: [
      { id: 'r', stars: 4, text: 'Fijn', name: 'Zoë', language: 'nl', writtenOn: '2026-11-01', product, ...over },
    ],
  };
  const [review] = wireReviewPage.parse(wire).items;
  if (!review) throw new Error('The fixture is not a valid review');
  return renderToStaticMarkup(await ReviewCard({ review, locale: 'es' }));
}

it('links to the reviewed product', async () => {
  expect(await show('traje')).toContain('<a href="/tienda/traje">Pak</a>');
});

it('shows the name only for a product without page in this language', async () => {
  const html = await show(null);
  expect(html).toContain('Pak');
  expect(html).not.toContain('<a ');
});

it('shows the days of the review and of the purchase', async () => {
  const html = await show(null, { boughtOn: '2026-10-12' });
  expect(html).toContain('<time dateTime="2026-11-01">1 de noviembre de 2026</time>');
  expect(html).toContain('boughtOn <time dateTime="2026-10-12">12 de octubre de 2026</time>');
  expect(await show(null)).not.toContain('boughtOn');
});

it('shows how the size fits, of reviews that say so', async () => {
  expect(await show(null, { fit: 'large' })).toContain('<span>fit.large</span>');
  expect(await show(null)).not.toContain('fit.');
  expect(await show(null, { fit: 'tight' })).not.toContain('fit.');
});
