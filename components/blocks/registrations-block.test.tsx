// @vitest-environment jsdom
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import type { Locale } from '@/backend/contract/locales';
import { RegistrationsBlock } from './registrations-block';

const { registrations } = vi.hoisted(() => ({
  registrations: [
    { country: 'fr', scheme: 'Emballages', number: 'FR1' },
    { country: 'fr', scheme: 'Textiles', number: 'FR2' },
    { country: 'de', scheme: 'LUCID', number: 'DE1' },
  ],
}));
vi.mock('@/lib/content/pages/page-queries', () => ({ getSiteSettings: async () => ({ registrations }) }));

async function show(locale: Locale): Promise<HTMLElement> {
  const block = { kind: 'registrations' as const, id: '1', title: 'Numbers', text: '' };
  const { prelude } = await prerender(<RegistrationsBlock block={block} level={2} locale={locale} />);
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html').body;
}

it.each<[Locale, string[]]>([
  ['fr', ['Emballages\u00a0: FR1', 'Textiles\u00a0: FR2']],
  ['de', ['LUCID: DE1']],
  ['en', ['Emballages: FR1', 'Textiles: FR2', 'LUCID: DE1']],
])('%s shows the numbers of its country, English those of all', async (locale, shown) => {
  const page = await show(locale);
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(shown);
});

it('a country without a number has no empty heading', async () => {
  expect((await show('sv')).textContent).toBe('');
});
