import type { IncomingHttpHeaders } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildRouteIndex } from '@/lib/routing/route-index';
import { PREVIEW_TOKEN_MS } from '@/backend/contract/limits';
import {
  DRAFT_COOKIE,
  openPreview,
  PREVIEW_HEADER,
  PREVIEW_SECONDS,
  sealPreview,
  applyPreview,
} from './preview-cookie';
import { resolvePreviewRoute } from '@/lib/routing/preview-route';
import { type PreviewClaim, readPreview, signPreview } from './preview-token';

const NOW = 1_800_000_000_000;
const ID = 'abcdefghijklmnopqrstuvwx';
let count = 0;
const claim = (changes: Partial<PreviewClaim> = {}): PreviewClaim => {
  count += 1;
  const nonce = `nonce-of-the-test-${count}`;
  return { kind: 'page', id: ID, locale: 'de', status: 'draft', expires: NOW + 60_000, nonce, ...changes };
};

beforeAll(() => {
  vi.stubEnv('SHOP_SECRET', 'shop-secret-of-the-test');
  vi.stubEnv('REVALIDATE_SECRET', 'revalidate-secret-of-the-test');
});

describe('a preview token', () => {
  it('says what may be previewed', () => {
    const given = claim();
    expect(readPreview(signPreview(given), NOW)).toEqual(given);
  });

  it('is valid for two minutes at most, whatever its expiry', () => {
    expect(readPreview(signPreview(claim({ expires: NOW })), NOW)).toBeNull();
    expect(readPreview(signPreview(claim({ expires: NOW + 10 * 60_000 })), NOW)).toBeNull();
    expect(readPreview(signPreview(claim({ expires: Number.NaN })), NOW)).toBeNull();
  });

  it('is valid if the clock of the backend is half a minute ahead', () => {
    const given = claim({ expires: NOW + PREVIEW_TOKEN_MS + 30_000 });
    expect(readPreview(signPreview(given), NOW)).toEqual(given);
  });

  it('is rejected when changed, truncated or signed with another key', () => {
    const token = signPreview(claim());
    const [body = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify(claim({ locale: 'nl' }))).toString('base64url');
    for (const bad of [null, '', 'x', body, `${body}.`, `${other}.${signature}`, `${body}.${signature.slice(1)}A`])
      expect(readPreview(bad, NOW)).toBeNull();
    expect(readPreview(token, NOW)).not.toBeNull();
  });

  it('accepts only kinds and ids that the site can show', () => {
    expect(readPreview(signPreview(claim({ id: '../../etc' })), NOW)).toBeNull();
    expect(readPreview(signPreview({ ...claim(), kind: 'order' as 'page' }), NOW)).toBeNull();
    expect(readPreview(signPreview({ ...claim(), locale: 'xx' as 'de' }), NOW)).toBeNull();
  });
});

describe('the preview cookie', () => {
  it('is valid for an hour and only unmodified', () => {
    const sealed = sealPreview('draft-mode-value', NOW);
    expect(sealed).not.toContain('draft-mode');
    expect(openPreview(sealed, NOW)).toBe('draft-mode-value');
    expect(openPreview(sealed, NOW + PREVIEW_SECONDS * 1000)).toBeNull();
    const other = sealed.startsWith('A') ? 'B' : 'A';
    expect(openPreview(`${other}${sealed.slice(1)}`, NOW)).toBeNull();
    for (const bad of [undefined, '', 'x', 'a'.repeat(80)]) expect(openPreview(bad, NOW)).toBeNull();
  });

  const settle = (cookie: string | undefined, path = '/blog', secure = false) => {
    const headers: IncomingHttpHeaders = { ...(cookie !== undefined && { cookie }) };
    const shown = applyPreview(headers, path, secure);
    expect(headers[PREVIEW_HEADER]).toBe(shown ? '1' : undefined);
    return { shown, cookie: headers.cookie };
  };

  it('enables Draft Mode, which a browser cannot enable by itself', () => {
    const sealed = sealPreview('secret-value');
    expect(settle(`locale=de; preview=${sealed}`)).toEqual({
      shown: true,
      cookie: `locale=de; preview=${sealed}; ${DRAFT_COOKIE}=secret-value`,
    });
    expect(settle(`a=1; ${DRAFT_COOKIE}=secret-value; b=2`)).toEqual({ shown: false, cookie: 'a=1; b=2' });
    expect(settle(`${DRAFT_COOKIE}=x; preview=forged`)).toEqual({ shown: false, cookie: ' preview=forged' });
    expect(settle(undefined)).toEqual({ shown: false, cookie: undefined });
  });

  it('cannot be forged by a cookie without a value, which Next treats as set', () => {
    expect(settle(DRAFT_COOKIE)).toEqual({ shown: false, cookie: '' });
    expect(settle(`a=1; ${DRAFT_COOKIE} ; b`)).toEqual({ shown: false, cookie: 'a=1; b' });
    expect(settle('__next_preview_data; preview')).toEqual({ shown: false, cookie: ' preview' });
  });

  it('requires the __Host- name over https', () => {
    const sealed = sealPreview('secret-value');
    expect(settle(`preview=${sealed}`, '/', true).shown).toBe(false);
    expect(settle(`__Host-preview=${sealed}`, '/', true).shown).toBe(true);
    expect(settle(`__Host-preview=${sealed}`, '/', false).shown).toBe(false);
  });

  it('applies to pages, not to files and endpoints', () => {
    const cookie = `preview=${sealPreview('secret-value')}`;
    for (const path of [
      '/api/quote',
      '/sitemap.xml',
      '/robots.txt',
      '/media/a.webp',
      '/_next/static/x',
      '/blog/rss.xml',
    ])
      expect(settle(cookie, path).shown).toBe(false);
    for (const path of ['/', '/shop/suit', '/over-ons/team']) expect(settle(cookie, path).shown).toBe(true);
  });
});

describe('the route of a preview', () => {
  const index = buildRouteIndex({
    pages: [{ id: 'p1', locale: 'de', path: ['ueber-uns'] }],
    products: [],
    articles: [],
    levels: [],
    lessons: [],
  });
  const resolve = (pathname: string) =>
    resolvePreviewRoute({ locale: 'de', pathname, search: new URLSearchParams() }, index);

  it('resolves an id to the page of each kind', () => {
    expect(resolve(`/preview/page/${ID}`)).toEqual({ kind: 'rewrite', path: `/de/_${ID}` });
    expect(resolve(`/preview/product/${ID}`)).toEqual({ kind: 'rewrite', path: `/de/shop/_${ID}` });
    expect(resolve(`/preview/article/${ID}`)).toEqual({ kind: 'rewrite', path: `/de/blog/_${ID}` });
    expect(resolve(`/preview/level/${ID}`)).toEqual({ kind: 'rewrite', path: `/de/academy/_${ID}` });
    expect(resolve(`/preview/lesson/${ID}`)).toEqual({ kind: 'rewrite', path: `/de/academy/_level/_${ID}` });
  });

  it('resolves published paths as for visitors, and other paths to drafts', () => {
    expect(resolve('/ueber-uns')).toEqual({ kind: 'rewrite', path: '/de/ueber-uns' });
    expect(resolve('/ueber-uns/')).toEqual({ kind: 'redirect', path: '/ueber-uns' });
    expect(resolve('/ganz-neu')).toEqual({ kind: 'rewrite', path: '/de/ganz-neu' });
    expect(resolve('/_internal')).toEqual({ kind: 'missing' });
    expect(resolve('/preview/order/abcdefghijkl')).toEqual({ kind: 'rewrite', path: '/de/preview/order/abcdefghijkl' });
  });
});
