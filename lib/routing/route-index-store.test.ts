import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestData, type RequestOptions } from '@/lib/backend/client';
import { takeStaleTags } from '@/lib/backend/stale-if-error';
import { getRouteIndex, hasRouteIndexFailed, refreshRouteIndex, retryRouteIndex } from './route-index-store';

vi.mock('@/lib/backend/client', () => ({ requestData: vi.fn() }));

const answer = vi.mocked(requestData);
const rows = { pages: [], products: [], articles: [], levels: [], lessons: [], former: [] };
const suit = (slug: string) => ({ ...rows, products: [{ id: 'suit', locale: 'nl', slug }] });
const change = (cursor: string, slug: string) => ({ ...suit(slug), cursor, forget: { kinds: [], ids: ['suit'] } });
const asked = (): unknown[] => answer.mock.calls.map(([, , options]) => (options as RequestOptions).query?.since);
const slugNow = async () => (await getRouteIndex())?.alternates('product', 'suit').nl;

beforeEach(async () => {
  for (const name of ['SHOP_SECRET', 'REVALIDATE_SECRET']) vi.stubEnv(name, 'x'.repeat(20));
  Reflect.deleteProperty(globalThis, 'shopRouteIndex');
  Reflect.deleteProperty(globalThis, 'shopStaleStore');
  answer.mockReset();
  answer.mockResolvedValueOnce({ cursor: 'c1', ...suit('a') });
  await getRouteIndex();
});

describe('the route index in memory', () => {
  it('is loaded once, and then asks for what changed', async () => {
    answer.mockResolvedValueOnce(change('c2', 'b')).mockResolvedValueOnce(change('c3', 'c'));
    await refreshRouteIndex();
    expect(await slugNow()).toBe('/shop/b');
    await refreshRouteIndex();
    expect(await slugNow()).toBe('/shop/c');
    expect(asked()).toEqual([undefined, 'c1', 'c2']);
  });

  it('stays the same object when nothing changed', async () => {
    const before = await getRouteIndex();
    answer.mockResolvedValueOnce({ ...rows, cursor: 'c1', forget: { kinds: [], ids: [] } });
    expect(await refreshRouteIndex()).toBe(before);
  });

  it('is replaced when the backend does not know the change', async () => {
    answer.mockResolvedValueOnce({ cursor: 'x', ...rows }).mockResolvedValueOnce(change('x2', 'b'));
    await refreshRouteIndex();
    expect(await slugNow()).toBeUndefined();
    await refreshRouteIndex();
    expect(asked()).toEqual([undefined, 'c1', 'x']);
    expect(await slugNow()).toBe('/shop/b');
  });

  it('stays while the backend is down, and asks for the same afterwards', async () => {
    answer.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(change('c2', 'b'));
    vi.useFakeTimers({ now: Date.now() + 1_000 });
    await refreshRouteIndex();
    vi.useRealTimers();
    expect(await slugNow()).toBe('/shop/a');
    await retryRouteIndex();
    expect(await slugNow()).toBe('/shop/b');
    expect(asked()).toEqual([undefined, 'c1', 'c1']);
  });

  it('asks once more for what is published during a load', async () => {
    let respond = (_wire: unknown): void => {};
    const slow = new Promise((resolve) => {
      respond = resolve;
    });
    answer.mockReturnValueOnce(slow).mockResolvedValueOnce(change('c3', 'c'));
    const first = refreshRouteIndex();
    const second = refreshRouteIndex();
    respond(change('c2', 'b'));
    await Promise.all([first, second]);
    expect(asked()).toEqual([undefined, 'c1', 'c2']);
    expect(await slugNow()).toBe('/shop/c');
  });

  it('is loaded anew after changes that do not fit', async () => {
    answer.mockResolvedValueOnce({ ...change('c2', 'b'), products: null });
    answer.mockResolvedValueOnce({ cursor: 'c3', ...suit('c') });
    await refreshRouteIndex();
    expect(await slugNow()).toBe('/shop/a');
    await refreshRouteIndex();
    expect(asked()).toEqual([undefined, 'c1', undefined]);
    expect(await slugNow()).toBe('/shop/c');
  });
});

describe('pages that show what changed', () => {
  const later = () => Date.now() + 60_000;

  it('expire, and once more when a slow render has ended', async () => {
    takeStaleTags();
    answer.mockResolvedValueOnce({ ...change('c2', 'b'), changed: ['menu', 'menu:1'] });
    await refreshRouteIndex();
    expect(takeStaleTags()).toEqual(['menu', 'menu:1']);
    expect(takeStaleTags(later())).toEqual(expect.arrayContaining(['menu', 'menu:1']));
  });

  it('all expire at the start and when the backend does not know what changed', async () => {
    expect(takeStaleTags()).toEqual(['everything']);
    answer.mockResolvedValueOnce({ cursor: 'x', ...rows });
    await refreshRouteIndex();
    expect(takeStaleTags()).toEqual(['everything']);
  });

  it('stay during an outage, which is known', async () => {
    takeStaleTags(later());
    expect(hasRouteIndexFailed()).toBe(false);
    answer.mockRejectedValueOnce(new Error('down'));
    vi.useFakeTimers({ now: Date.now() + 1_000 });
    await refreshRouteIndex();
    vi.useRealTimers();
    expect(hasRouteIndexFailed()).toBe(true);
    expect(takeStaleTags()).toEqual([]);
  });
});
