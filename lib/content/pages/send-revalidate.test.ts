import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setErrorListener } from '@/lib/core/report-error';
import { sendRevalidate } from './send-revalidate';

beforeEach(() => {
  vi.stubEnv('SHOP_SECRET', 'secret-of-the-test-shop');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
  setErrorListener(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  setErrorListener();
});

describe('sendRevalidate', () => {
  it('returns true once the tags have expired', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { revalidated: 1 } }));
    expect(await sendRevalidate(['page'])).toBe(true);
  });

  it.each([
    ['a refusal', async () => new Response(null, { status: 500 })],
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
  ])('returns false after %s, so that the tags are sent again', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await sendRevalidate(['page'])).toBe(false);
  });
});
