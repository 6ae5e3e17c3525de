// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeEach, expect, it, vi } from 'vitest';
import { RecallListBlock } from '@/components/blocks/recall-list-block';
import { OrderRecalls } from '@/components/order/order-recalls';
import { listRecalls, listRecallsIfKnown, type Recall } from '@/lib/catalog/recalls/recall-queries';
import messages from '@/messages/en.json';
import { RecallLink } from './recall-link';

vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'en', messages, namespace: 'recalls' }),
}));
vi.mock('@/lib/catalog/recalls/recall-queries', () => ({ listRecalls: vi.fn(), listRecallsIfKnown: vi.fn() }));
vi.mock('@/lib/content/pages/layout-page-path', () => ({ findLayoutPagePath: async () => '/recalls' }));

const t = messages.recalls;

const recall: Recall = {
  id: 'r1',
  product: 'Suit with a grey zip',
  hazard: 'The zip can open in the water.',
  action: 'Stop using the suit.',
  remedy: 'Tell us which you choose.',
  contact: 'Call 030 000 0000.',
  picture: { url: '/media/zip.webp', width: 800, height: 600, alt: '' },
  remedies: ['repair', 'refund'],
  lots: ['L-1', 'L-2'],
  shippedFrom: '2026-03-01',
  shippedUntil: '2026-04-30',
  productIds: ['suit'],
};
const other: Recall = { ...recall, id: 'r2', hazard: 'The dye can rub off.', productIds: ['poncho'] };

beforeEach(() => {
  vi.mocked(listRecalls).mockResolvedValue([recall, other]);
  vi.mocked(listRecallsIfKnown).mockResolvedValue([recall, other]);
});

async function show(element: ReactNode): Promise<HTMLElement> {
  const { prelude } = await prerender(element);
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html').body;
}
const block = { kind: 'recall-list' as const, id: '1', title: 'Recalls', text: '' };
const words = (elements: Iterable<Element>): string[] => [...elements].map(({ textContent }) => textContent);

it('the list has every recall with all that the law prescribes, in its order', async () => {
  const page = await show(<RecallListBlock block={block} level={1} locale="en" />);
  expect([...page.querySelectorAll('article')].map(({ id }) => id)).toEqual(['recall-r1', 'recall-r2']);
  const [notice] = page.querySelectorAll('article');
  expect(words(notice?.querySelectorAll('h2, h3') ?? [])).toEqual([
    t.title,
    t.product,
    t.hazard,
    t.action,
    t.remedy,
    t.contact,
  ]);
  expect(words(notice?.querySelectorAll('p, li') ?? [])).toEqual([
    recall.product,
    t.lots.replace('{lots}', 'L-1, L-2'),
    t.from.replace('{date}', '1 March 2026'),
    t.until.replace('{date}', '30 April 2026'),
    recall.hazard,
    recall.action,
    t.repair,
    t.refund,
    recall.remedy,
    recall.contact,
    t.share,
  ]);
  expect(notice?.querySelector('img')?.alt).toBe(t.picture);
  expect(page.textContent).not.toContain(t.none);
});

it('the list says that there are none', async () => {
  vi.mocked(listRecalls).mockResolvedValue([]);
  const page = await show(<RecallListBlock block={block} level={1} locale="en" />);
  expect(page.textContent).toContain(t.none);
});

it('a product links to its own recalls alone, and says why', async () => {
  const page = await show(<RecallLink product="suit" locale="en" />);
  expect(words(page.querySelectorAll('p'))).toEqual([t.title, t.ofProduct, recall.hazard]);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/recalls#recall-r1']);
  expect((await show(<RecallLink product="goggles" locale="en" />)).textContent).toBe('');
});

it('an order names the pieces that its customer has, their lots, and what to do', async () => {
  const pieces = [
    { title: 'Suit', quantity: 2, lots: ['L-1'] },
    { title: 'Poncho', quantity: 1, lots: [] },
  ];
  const page = await show(<OrderRecalls recalls={[{ id: 'r1', pieces }]} locale="en" />);
  expect(words(page.querySelectorAll('li'))).toEqual([`2 × Suit. ${t.lots.replace('{lots}', 'L-1')}`, '1 × Poncho']);
  expect(words(page.querySelectorAll('p'))).toEqual([t.title, t.ofOrder, recall.action]);
  const [link] = page.querySelectorAll('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/recalls#recall-r1', t.read]);
});
