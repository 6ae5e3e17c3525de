import { describe, expect, it } from 'vitest';
import type { Locale } from '@/backend/contract/locales';
import { articlePath, lessonPath, levelPath, NOTICES, pagePath, productPath } from '@/backend/contract/paths';
import { routes, serverRoutes } from '@/backend/contract/routes';
import { type Answer, call, pagePathOf, readRouteIndex, type RouteIndexRow } from '../support/shop';
import { localesOfRun } from '../support/locales-of-run';
import { isFull, PATIENCE_MS } from '../support/time-limits';
import { until } from '../support/until';

/**
 * Pages that `server.ts` keeps in memory are the same as those of Next, byte for byte. `cache-status` marks a kept page; with a
 * preview cookie, even a forged one, Next answers.
 */
type Headers = Record<string, string>;

const BY_NEXT = 'preview=forged';
const isKept = ({ headers }: Answer): boolean => headers['cache-status'] === 'shop; hit';

const withBypass = (headers: Headers): Headers => ({
  ...headers,
  cookie: [headers.cookie, BY_NEXT].filter(Boolean).join('; '),
});

/** What has to be equal: all but the time and the mark. */
function comparable({ status, headers, raw }: Answer): unknown {
  const { date: _, 'cache-status': __, ...rest } = headers;
  return { status, headers: rest, body: raw.toString('base64') };
}

/** The kept answer and that of Next for the same page, asked until both have it: publishes of other tests still expire pages. */
async function askBoth(locale: Locale, path: string, headers: Headers = {}, method = 'GET'): Promise<[Answer, Answer]> {
  let pair: [Answer, Answer] | undefined;
  await until(
    async () => {
      // In this order, so that what is kept is the first rendering.
      const kept = await call(locale, path, { headers, method });
      const byNext = await call(locale, path, { headers: withBypass(headers), method });
      pair = [kept, byNext];
      // Another rendering may have the same ETag and other bytes.
      const length = 'content-length';
      const areSame = kept.raw.equals(byNext.raw) && kept.headers[length] === byNext.headers[length];
      return isKept(kept) && byNext.headers['x-nextjs-cache'] === 'HIT' && areSame;
    },
    `${path} (${locale}) from memory`,
    PATIENCE_MS,
  );
  if (!pair) throw new Error('nothing was asked');
  return pair;
}

async function profilePath(locale: Locale): Promise<string> {
  const { pages, profile } = await readRouteIndex();
  return pagePath(pages.find((page) => page.locale === locale && page.id === profile)?.path ?? []);
}

async function pathsOf(locale: Locale): Promise<string[]> {
  const index = await readRouteIndex();
  const ofLocale = (rows: RouteIndexRow[]): RouteIndexRow[] =>
    rows.filter((row) => row.locale === locale).slice(0, isFull ? undefined : 2);
  const levels = index.levels.filter((row) => row.locale === locale);
  const shop = await pagePathOf(locale, 'shop');
  return [
    '/',
    ...ofLocale(index.pages.filter(({ id }) => id !== index.profile)).map(({ path }) => pagePath(path)),
    ...ofLocale(index.products).map(({ slug }) => productPath(locale, slug)),
    ...ofLocale(index.articles).map(({ slug }) => articlePath(locale, slug)),
    ...ofLocale(index.levels).map(({ slug }) => levelPath(locale, slug)),
    ...ofLocale(index.lessons).map(({ slug, level }) =>
      lessonPath(locale, levels.find(({ id }) => id === level)?.slug ?? '', slug),
    ),
    ...NOTICES.map((notice) => `/account/${notice}`),
    routes.login,
    routes.register,
    routes.forgotPassword,
    serverRoutes.reset,
    serverRoutes.emailConfirmed,
    routes.findOrder,
    '/academy',
    shop,
    `${shop}?color=blue`,
    `${shop}?sort=name`,
  ];
}

describe.each(localesOfRun)('in %s', (locale) => {
  it('pages of every kind are the same from memory as from Next', async () => {
    for (const path of await pathsOf(locale)) {
      const [kept, byNext] = await askBoth(locale, path, { 'accept-encoding': 'br' });
      expect(comparable(kept), path).toEqual(comparable(byNext));
    }
  });

  it.each(['gzip', 'identity', 'br;q=0.1, gzip', 'zstd'])('the page for %s is the same', async (encoding) => {
    const [kept, byNext] = await askBoth(locale, '/', { 'accept-encoding': encoding });
    expect(comparable(kept)).toEqual(comparable(byNext));
  });

  it('HEAD and 304 are the same', async () => {
    const [head, headByNext] = await askBoth(locale, '/', {}, 'HEAD');
    expect(comparable(head)).toEqual(comparable(headByNext));
    expect([head.raw.length, Number(head.headers['content-length'])]).toEqual([0, expect.any(Number)]);
    const [kept, byNext] = await askBoth(locale, '/', { 'if-none-match': '"other", *', 'accept-encoding': 'br' });
    expect([kept.status, kept.raw.length]).toEqual([304, 0]);
    expect(comparable(kept)).toEqual(comparable(byNext));
  });
});

/** Every cookie the shop knows, see lib/session. */
const COOKIES = [
  'session=eyJhbGciOi.abc.def',
  'signed-in=1',
  'device=0123456789abcdef0123',
  'google-transaction=x',
  'order-access=abc.def',
  'consent=%7B%22statistics%22%3Atrue%7D',
  'locale=sv',
  'cart=%5B%7B%22variantId%22%3A%22x%22%2C%22quantity%22%3A2%7D%5D',
  'auth-redirect=%2Fshop',
  'pv_lesson-1=x.y',
  '_ga=GA1.1.1',
];

it('no cookie changes a page', async () => {
  for (const path of await pathsOf('nl')) {
    const [plain, byNext] = await askBoth('nl', path);
    const headers = { cookie: COOKIES.join('; ') };
    const [signedIn, signedInByNext] = await askBoth('nl', path, headers);
    expect(comparable(signedInByNext), path).toEqual(comparable(byNext));
    expect(comparable(signedIn), path).toEqual(comparable(plain));
  }
});

it('an unknown parameter neither changes a page nor reaches it', async () => {
  const [plain] = await askBoth('nl', '/', { 'accept-encoding': 'br' });
  const tracked = await call('nl', '/?utm_source=otter&gclid=1', { headers: { 'accept-encoding': 'br' } });
  expect(isKept(tracked)).toBe(true);
  expect(comparable(tracked)).toEqual(comparable(plain));
});

it.each([
  ['search', () => Promise.resolve('/search?q=otter')],
  ['the profile', () => profilePath('nl')],
  ['an order', () => Promise.resolve('/order/0123456789abcdef')],
  ['a payment', () => Promise.resolve('/order-payment?order=0123456789abcdef')],
  ['the newsletter', () => Promise.resolve('/newsletter?confirm=x')],
  ['the code of a parcel card', () => Promise.resolve('/free-lessons?code=x')],
  ['an invitation', () => Promise.resolve('/mail-link/children?code=x')],
  ['a page that does not exist', () => Promise.resolve('/otter-that-does-not-exist')],
  ['a combination of filters', async () => `${await pagePathOf('nl', 'shop')}?color=blue&size=m`],
  ['another spelling of an address', () => Promise.resolve('/login/')],
  ['robots.txt', () => Promise.resolve('/robots.txt')],
  ['the sitemap', () => Promise.resolve('/sitemap.xml')],
])('%s is never kept', async (_name, path) => {
  for (const _ of [1, 2, 3]) expect(isKept(await call('nl', await path()))).toBe(false);
});

it.each([
  ['router data', { rsc: '1' }],
  ['a prefetch', { rsc: '1', 'next-router-prefetch': '1' }],
  ['a preview', { cookie: 'preview=x' }],
  ['an unknown host', { host: 'unknown.example' }],
])('%s comes from Next', async (_name, headers) => {
  await askBoth('nl', '/');
  for (const _ of [1, 2]) expect(isKept(await call('nl', '/', { headers }))).toBe(false);
});

it('scripts are sent as the build compressed them', async () => {
  const path = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec((await call('nl', '/')).body)?.[0] ?? '';
  const [plain, br, gzip] = await Promise.all(
    ['identity', 'br', 'gzip'].map((encoding) => call('nl', path, { headers: { 'accept-encoding': encoding } })),
  );
  expect([plain?.status, plain?.headers['content-encoding']]).toEqual([200, undefined]);
  for (const [answer, encoding] of [
    [br, 'br'],
    [gzip, 'gzip'],
  ] as const) {
    expect(answer?.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(answer?.raw.length).toBeLessThan((plain?.raw.length ?? 0) / 2);
  }
});
