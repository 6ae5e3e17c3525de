// @vitest-environment jsdom
import { createTranslator } from 'next-intl';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import type { FullOrder } from '@/backend/contract/order';
import messages from '@/messages/en.json';
import { OrderTimeline } from './order-timeline';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'order.page' }) =>
    createTranslator({ locale: 'en', messages, namespace }),
}));

const t = messages.order.page;
const track = messages.profile.order;

const order = {
  placedAt: '2026-11-20T10:00:00Z',
  paidAt: '2026-11-20T10:01:00Z',
  fulfilment: 'shipped',
  status: 'paid',
  shippingAddress: {},
  delivery: null,
  timeline: [{ at: '2026-11-21T08:00:00Z', kind: 'delivery', to: 'shipped' }],
  carrier: 'PostNL',
  trackingCode: '3SZW1',
  trackingUrl: 'https://carrier.example/3SZW1',
} as unknown as FullOrder;

async function show(over: Partial<FullOrder> = {}): Promise<HTMLElement> {
  const date = new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'UTC' });
  const { prelude } = await prerender(<OrderTimeline order={{ ...order, ...over }} locale="en" date={date} />);
  return new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html').body;
}
const stepsOf = (page: HTMLElement): string[] => [...page.querySelectorAll('li')].map(({ textContent }) => textContent);

it('says in words which steps are done, with their day', async () => {
  const { placed, paid, shipped, delivered } = t.steps;
  expect(stepsOf(await show())).toEqual([
    `${placed} (${t.done})20 November 2026`,
    `${paid} (${t.done})20 November 2026`,
    `${shipped} (${t.done})21 November 2026`,
    `${delivered} (${t.pending})`,
  ]);
});

it('links to the carrier’s page in a new tab, with the code beside it', async () => {
  const page = await show();
  const [link] = page.querySelectorAll('a');
  expect(link?.getAttribute('href')).toBe('https://carrier.example/3SZW1');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(link?.textContent).toContain(track.track.replace('{carrier}', 'PostNL'));
  expect(page.textContent).toContain(track.code.replace('{code}', '3SZW1'));
});

it('shows the code alone without such a page, and nothing before there is a parcel', async () => {
  const coded = await show({ trackingUrl: null });
  expect(coded.querySelector('a')).toBeNull();
  expect(coded.textContent).toContain(t.tracking.replace('{carrier}', 'PostNL').replace('{code}', '3SZW1'));
  const none = await show({ trackingUrl: null, trackingCode: null, carrier: null });
  expect([none.querySelector('a'), none.querySelectorAll('section > div p').length]).toEqual([null, 0]);
  const unnamed = await show({ carrier: null });
  expect(unnamed.querySelector('a')?.textContent).toContain(track.trackPlain);
});
