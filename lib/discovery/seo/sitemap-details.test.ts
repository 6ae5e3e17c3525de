import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { REVALIDATE_SECONDS } from '@/lib/backend/client';
import { buildRouteIndex } from '@/lib/routing/route-index';
import { createDetailsReader } from './sitemap-details';

const backend = vi.hoisted(() => ({ asked: 0, away: false }));
const error = { status: 404, name: 'NotFoundError', message: 'Not found' };
vi.mock('@/lib/backend/http-send', () => ({
  send: () => {
    backend.asked += 1;
    if (backend.away) return Promise.resolve(Response.json({ error }, { status: 404 }));
    return Promise.resolve(Response.json({ data: [{ id: 'a', updatedAt: '2026-05-01T00:00:00.000Z', image: null }] }));
  },
}));

const NOW = 1_800_000_000_000;
const published = () => buildRouteIndex({ pages: [], products: [], articles: [], levels: [], lessons: [] });
let index = published();
const read = (locale: 'nl' | 'de' = 'nl', now = NOW, ids = ['a']) =>
  createDetailsReader(index, locale, now)('article', ids);

beforeAll(() => {
  vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
});

beforeEach(() => {
  index = published();
  backend.asked = 0;
  backend.away = false;
});

it('loads once for concurrent requests', async () => {
  for (const details of await Promise.all([read(), read(), read()]))
    expect(details.get('a')).toEqual({ updatedAt: '2026-05-01T00:00:00.000Z', image: null });
  await read();
  expect(backend.asked).toBe(1);
});

it('loads per language and entries, after a publish and on expiry', async () => {
  await read();
  await read('de');
  await read('nl', NOW, ['a', 'b']);
  await read('nl', NOW + REVALIDATE_SECONDS * 1000 - 1);
  expect(backend.asked).toBe(3);
  await read('nl', NOW + REVALIDATE_SECONDS * 1000);
  index = published();
  await read();
  expect(backend.asked).toBe(5);
});

it('omits details while the backend is down, and retries', async () => {
  backend.away = true;
  expect((await Promise.all([read(), read()])).map(({ size }) => size)).toEqual([0, 0]);
  backend.away = false;
  expect((await read()).size).toBe(1);
});
