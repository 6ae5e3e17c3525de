import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createScriptMark } from '@/lib/server/http/script-mark';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  allLocales,
  backendUrl,
  call,
  guardedOrigin,
  originOf,
  pagePathOf,
  port,
  readRouteIndex,
  segment,
  type Answer,
  type RouteIndex,
} from '../support/shop';
import { blockedScripts } from '../support/script-policy';

/** Sends the beginning of a body and then nothing. Resolves with the answer once the connection is closed. */
const sendHalf = (path: string): Promise<string> =>
  new Promise((resolve) => {
    const { host, origin } = new URL(originOf('nl'));
    const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`, 'Content-Type: application/json'];
    const socket = connect({ host: '127.0.0.1', port });
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('close', () => resolve(answer)).on('error', () => undefined);
    socket.write([...head, 'Content-Length: 500', 'Connection: close', '', '{"items":['].join('\r\n'));
  });

let index: RouteIndex;
/** Begun early: the answer takes ten seconds, during which other tests run. */
let halves: Promise<string[]>;
beforeAll(async () => {
  halves = Promise.all(['/api/quote', '/api/orders', '/api/auth/login'].map(sendHalf));
  index = await readRouteIndex();
});

const csp = (answer: Answer) => String(answer.headers['content-security-policy'] ?? '');

const listensAt = (host: string, at: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port: at }, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

/** Where other machines reach this one; empty where there is no network. */
const outsideAddress =
  Object.values(networkInterfaces())
    .flat()
    .find((face) => face?.family === 'IPv4' && !face.internal)?.address ?? '';

function expectStrictCsp(answer: Answer) {
  expect(csp(answer)).toContain("object-src 'none'");
  expect(csp(answer)).toContain("base-uri 'none'");
  expect(/script-src[^;]*/.exec(csp(answer))?.[0]).toMatch(/^script-src 'self'/);
  expect(/script-src[^;]*/.exec(csp(answer))?.[0]).not.toContain('unsafe-inline');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(blockedScripts(answer)).toEqual([]);
}

describe('probes', () => {
  it.each(['/livez', '/readyz'])('%s is answered by both halves under any host name', async (path) => {
    const origin = new URL(originOf('nl'));
    origin.hostname = '10.0.0.7';
    const answer = await call('nl', path, { origin: origin.href });
    expect([answer.status, answer.body]).toEqual([200, 'ok']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const backend = await fetch(`${backendUrl}${path}`);
    expect([backend.status, await backend.text()]).toEqual([200, 'ok']);
  });
});

describe.each(allLocales)('routes in %s', (locale) => {
  const slugOf = (rows: { locale: string; slug: string }[]) => {
    const row = rows.find((candidate) => candidate.locale === locale);
    if (!row) throw new Error(`nothing in ${locale}`);
    return row.slug;
  };

  const routes: [string, () => Promise<string> | string][] = [
    ['home', () => '/'],
    ['product', () => `/${segment(locale, 'shop')}/${slugOf(index.products)}`],
    ['article', () => `/${segment(locale, 'blog')}/${slugOf(index.articles)}`],
    ['level', () => `/${segment(locale, 'academy')}/${slugOf(index.levels)}`],
    [
      'lesson',
      () => {
        const lesson = index.lessons.find((row) => row.locale === locale);
        const level = index.levels.find((row) => row.locale === locale && row.id === lesson?.level);
        return `/${segment(locale, 'academy')}/${level?.slug}/${lesson?.slug}`;
      },
    ],
    ['listing', () => pagePathOf(locale, 'shop')],
    ['cart', () => pagePathOf(locale, 'winkelmand')],
    ['checkout', () => pagePathOf(locale, 'afrekenen')],
    ['profile', () => pagePathOf(locale, 'mijn-zwotter')],
    ['blog', () => pagePathOf(locale, 'blog')],
    ['academy overview', () => '/academy'],
    ['terms', () => pagePathOf(locale, 'algemene-voorwaarden')],
    ['login', () => '/login'],
    ['register', () => '/register'],
    ['forgot password', () => '/forgot-password'],
    ['reset', () => '/reset'],
    ['email confirmed', () => '/email-confirmed'],
    ['google landing', () => '/connect/google/redirect'],
  ];

  it.each(routes)('%s is served with a language, a heading and a strict policy', async (_name, path) => {
    const answer = await call(locale, await path());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatch(new RegExp(`<html[^>]* lang="${locale}`));
    expect(answer.body).toMatch(/<h1[\s>]/);
    expectStrictCsp(answer);
  });

  it('public pages name themselves canonical, with reciprocal alternates', async () => {
    const home = await call(locale, '/');
    expect(home.body).toContain(`rel="canonical" href="${originOf(locale)}`);
    const path = `/${segment(locale, 'shop')}/${slugOf(index.products)}`;
    const product = await call(locale, path);
    const alternates = [...product.body.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, lang, href]) => [lang, href] as const,
    );
    expect(alternates.map(([lang]) => lang?.toLowerCase()).sort()).toEqual(expect.arrayContaining(['x-default']));
    expect(alternates.length).toBeGreaterThanOrEqual(7);
    for (const [lang, href = ''] of alternates) {
      if (lang === 'x-default') continue;
      const other = allLocales.find((candidate) => href.startsWith(`${originOf(candidate)}/`));
      if (!other) throw new Error(`no locale for ${href}`);
      const there = await call(other, new URL(href).pathname);
      expect(there.status).toBe(200);
      expect(there.body).toContain(`${originOf(locale)}${path}"`);
    }
  });

  it.each(['winkelmand', 'afrekenen', 'mijn-zwotter'])('%s is excluded from search engines', async (slug) => {
    const answer = await call(locale, await pagePathOf(locale, slug));
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
  });

  it('answers unknown paths with a server-rendered 404 in the language', async () => {
    const answer = await call(locale, '/this-page-does-not-exist');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatch(/<h1[\s>]/);
    expect(answer.body).toContain('<footer');
    expect(String(answer.headers['cache-control'])).toContain('no-store');
    expectStrictCsp(answer);
  });

  it('serves robots.txt and a sitemap of this domain only, with alternates', async () => {
    const robots = await call(locale, '/robots.txt');
    expect(robots.status).toBe(200);
    expect(robots.body).toContain(`Sitemap: ${originOf(locale)}/sitemap.xml`);
    const sitemap = await call(locale, '/sitemap.xml');
    expect(sitemap.status).toBe(200);
    const locations = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    expect(locations.length).toBeGreaterThan(10);
    expect(locations.every((url) => url.startsWith(`${originOf(locale)}/`))).toBe(true);
    expect(sitemap.body).toContain('hreflang');
    expect(locations.some((url) => url.includes(slugOf(index.products)))).toBe(true);
  });

  it('personal pages are never cached', async () => {
    for (const path of ['/order/unknown-slug-000000000', '/order-payment?order=unknown-slug-000000000']) {
      const answer = await call(locale, path);
      expect(answer.status).toBe(404);
      expect(String(answer.headers['cache-control'])).toContain('no-store');
      expectStrictCsp(answer);
    }
  });
});

it('the mark of our own scripts is never sent: whoever knows it could add one', async () => {
  const mark = /'nonce-([^']+)'/.exec(createScriptMark(process.env.SHOP_SECRET ?? '').policy)?.[1] ?? '';
  expect(mark).toHaveLength(22);
  for (const path of ['/', '/search?q=zwotter', '/this-page-does-not-exist']) {
    const page = await call('nl', path);
    expect(page.body).toContain('<script>self.__next_f.push([1,');
    expect(page.body).not.toContain('nonce');
    const { headers } = await call('nl', path, { headers: { rsc: '1' } });
    const data = await call('nl', String(headers.location ?? path), { headers: { rsc: '1' } });
    for (const answer of [page, data]) {
      expect(answer.body.length).toBeGreaterThan(0);
      expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain(mark);
    }
  }
});

describe('paths and languages', () => {
  it.each([
    ['/shop/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/a%2fb', 404],
    [`/${'x'.repeat(2000)}`, 404],
    ['/nl/shop', 404],
    ['/_missing', 404],
    ['/%5Fmissing', 404],
    ['/~color=blue', 404],
    ['/a/b/c/d/e/f/g/h/i/j', 404],
    ['/%00', 404],
    ['/%', 404],
    ['/wp-login.php', 404],
  ])('%s answers %i', async (path, status) => {
    const answer = await call('nl', path);
    // A malformed path may be refused as such.
    expect([status, 400]).toContain(answer.status);
    expect(answer.body).not.toContain('at Object.');
  });

  it('redirects a path in another language to this one’s', async () => {
    const slug = index.products.find((row) => row.locale === 'es')?.slug;
    const answer = await call('es', `/shop/${slug}`);
    expect([301, 307, 308]).toContain(answer.status);
    expect(String(answer.headers.location)).toContain(`/tienda/${slug}`);
  });

  it('leads a mailed cart on by a redirect, with which browsers keep its fragment', async () => {
    const answer = await call('nl', '/cart-reminder');
    expect([answer.status, answer.headers.location]).toEqual([307, await pagePathOf('nl', 'winkelmand')]);
  });

  it('sets no cookie on a cacheable page and does not redirect by language', async () => {
    const answer = await call('nl', '/', { headers: { 'accept-language': 'de-DE,de;q=0.9', cookie: 'locale=de' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toMatch(/<html[^>]* lang="nl/);
  });

  it('chooses the language by cookie, then by browser, on an unknown host', async () => {
    const byCookie = await call('nl', '/', {
      headers: { host: `127.0.0.1:${process.env.PORT}`, cookie: 'locale=fr', 'accept-language': 'de' },
    });
    expect(byCookie.body).toMatch(/<html[^>]* lang="fr/);
    const byBrowser = await call('nl', '/', {
      headers: { host: `127.0.0.1:${process.env.PORT}`, 'accept-language': 'sv,en;q=0.5' },
    });
    expect(byBrowser.body).toMatch(/<html[^>]* lang="sv/);
  });

  it('shows nobody what another visitor wrote into the router’s parameter', async () => {
    const listing = await pagePathOf('nl', 'shop');
    for (const path of [listing, `${listing}?color=blue`, '/login', '/blog']) {
      const junk = `JUNK${randomUUID()}`;
      const first = await call('nl', `${path}${path.includes('?') ? '&' : '?'}_rsc=${junk}`);
      expect([path, first.status]).toEqual([path, 200]);
      expect(first.body).not.toContain(junk);
      expect((await call('nl', path)).body).not.toContain(junk);
    }
  });

  // The second storefront runs with TRUST_PROXY=1, the first without a proxy.
  it('behind a proxy on this machine: believes it', async () => {
    const languageAt = async (origin: string) => {
      const swedish = `${new URL(originOf('sv')).hostname}:${new URL(origin).port}`;
      const { body } = await call('nl', '/', { headers: { 'x-forwarded-host': swedish }, origin });
      return /<html[^>]* lang="(..)/.exec(body)?.[1];
    };
    expect([await languageAt(originOf('nl')), await languageAt(guardedOrigin)]).toEqual(['nl', 'sv']);
  });

  it.runIf(outsideAddress)('behind a proxy on this machine: listens for it alone', async () => {
    const ports = [port, Number(new URL(guardedOrigin).port)];
    const listens = await Promise.all(ports.map((at) => listensAt(outsideAddress, at)));
    expect(listens).toEqual([true, false]);
  });

  it('ignores X-Forwarded-Host', async () => {
    const answer = await call('nl', '/', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(answer.body).not.toContain('evil.example');
    expect(answer.body).toMatch(/<html[^>]* lang="nl/);
  });

  it.each([
    ['/', 'br'],
    ['/', 'gzip'],
    // Streams are compressed by their route handler.
    ['/sitemap.xml', 'gzip'],
  ])('serves %s as %s, which decodes to the same content', async (path, encoding) => {
    const [plain, packed] = await Promise.all(
      ['identity', encoding].map((accepted) =>
        fetch(`${originOf('nl')}${path}`, { headers: { 'accept-encoding': accepted } }),
      ),
    );
    expect([plain?.headers.get('content-encoding'), packed?.headers.get('content-encoding')]).toEqual([null, encoding]);
    expect(await packed?.text()).toBe(await plain?.text());
  });
});

it('a body that stops is answered after ten seconds, and its connection closed', async () => {
  for (const answer of await halves) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
