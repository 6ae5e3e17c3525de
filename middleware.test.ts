import { NextRequest } from 'next/server';
import { expect, it, vi } from 'vitest';
import { feedPaths } from '@/lib/discovery/feeds/feed-paths';
import { buildRouteIndex } from '@/lib/routing/route-index';
import { DRAFT_COOKIE, PREVIEW_HEADER } from '@/lib/session/preview-cookie';
import middleware, { config } from './middleware';

vi.mock('@/lib/routing/route-index-store', () => ({
  getRouteIndex: () =>
    Promise.resolve(buildRouteIndex({ pages: [], products: [], articles: [], levels: [], lessons: [] })),
}));

const ask = (headers: Record<string, string>) =>
  middleware(new NextRequest('http://localhost:3000/preview/page/abcdefghijklmnopqrstuvwx', { headers }));

it('shows drafts to whom the server says, not to whoever brings a cookie', async () => {
  for (const cookie of [DRAFT_COOKIE, `${DRAFT_COOKIE}=true`]) expect((await ask({ cookie })).status).toBe(404);
  const { headers } = await ask({ [PREVIEW_HEADER]: '1' });
  expect(headers.get('x-middleware-rewrite')).toContain('/_abcdefghijklmnopqrstuvwx');
});

const isRouted = (path: string): boolean => config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path));

it('leaves feeds to their handlers, and nothing beside them', () => {
  for (const path of Object.values(feedPaths)) expect(isRouted(path), path).toBe(false);
  expect(isRouted('/llms.txt')).toBe(false);
  for (const path of ['/feeds', '/feeds/', '/feeds/google.xml/x', '/feeds/googlexxml', '/llms.txt2', '/feeds/x.jsonl'])
    expect(isRouted(path), path).toBe(true);
});
