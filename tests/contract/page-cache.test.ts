import { pictureUrl } from '@/lib/core/picture-source';
import { describe, expect, it } from 'vitest';
import { call, pagePathOf } from '../support/shop';
import { uniqueName } from '../support/editor';

/** How Next's page cache took part in a response: undefined if not at all. */
const cacheOf = async (path: string) => (await call('nl', path)).headers['x-nextjs-cache'];

describe('the page cache', () => {
  it('keeps pages and lists that exist', async () => {
    const shop = await pagePathOf('nl', 'shop');
    for (const path of ['/', shop, `${shop}?color=blue`, `${shop}?sort=name`, '/academy']) {
      await call('nl', path);
      expect(await cacheOf(path), path).toBe('HIT');
    }
  });

  it.each([
    '/favicon-',
    '/favicon.ico/',
    '/apple-touch-icon',
    '/images/',
    '/images/a/b/',
    '/_next/',
    '/_next/static/',
    '/_next/data/',
    '/connect/',
    '/media/',
    '/shop/',
    '/',
  ])('keeps nothing of %s with an invented end', async (start) => {
    const path = start + uniqueName('junk').replaceAll(/[^a-z]/g, '');
    for (const _ of [1, 2]) {
      const { status, headers } = await call('nl', path);
      expect([status, headers['x-nextjs-cache']]).toEqual([404, undefined]);
    }
  });

  it.each(['/api/', '/media/'])('keeps nothing of %s', async (path) => {
    expect(await cacheOf(path)).toBeUndefined();
  });

  it.each([
    ['shop', '?color=blue&size=m'],
    ['shop', '?color=blue&page=778'],
    ['shop', '?page=778'],
    ['beoordelingen', '?page=778'],
    ['beoordelingen', '?stars=5&page=2'],
  ])('keeps nothing of /%s%s, one of too many combinations', async (slug, search) => {
    const path = (await pagePathOf('nl', slug)) + search;
    for (const _ of [1, 2]) {
      const { headers } = await call('nl', path);
      expect([headers['x-nextjs-cache'], headers['cache-control']]).toEqual([
        undefined,
        expect.stringContaining('no-store'),
      ]);
    }
  });
});

it('a picture has one spelling, so that it is resized once', async () => {
  const shop = await call('nl', await pagePathOf('nl', 'shop'));
  const source = decodeURIComponent(/_next\/image\?url=([^&]+)/.exec(shop.body)?.[1] ?? '');
  expect(source).toMatch(/^\/media\/[^/]+$/);
  const ask = async (url: string) => (await call('nl', pictureUrl(url, 480))).status;
  expect(await ask(source)).toBe(200);
  for (const alias of [source.replace('.', '%2e'), source.replace('/media/', '/media/./'), `${source}#`, `${source}/`])
    expect(await ask(alias), alias).toBe(400);
});
