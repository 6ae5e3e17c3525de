import { afterAll, describe, expect, it } from 'vitest';
import { articleWith, editor, uniqueName } from '../support/editor';
import { linesOf, readLog } from '../support/shop-log';
import { PATIENCE_MS } from '../support/time-limits';
import { allLocales, call, originOf, pagePathOf, segment } from '../support/shop';

const made: [string, string][] = [];
afterAll(async () => {
  for (const [type, id] of made) await editor.remove(type, id);
});

async function publishArticle(slug: string): Promise<string> {
  const id = await editor.create('article', articleWith(slug));
  made.push(['article', id]);
  await editor.publish('article', id, articleWith(slug));
  return id;
}

async function addRule(fromPath: string, target: string, rest: object = {}): Promise<string> {
  const id = await editor.create('redirect', { fromPath, target, ...rest });
  made.push(['redirect', id]);
  return id;
}

/** Status of a response, and its redirect target. */
const live = async (address: string, locale: (typeof allLocales)[number] = 'nl') => {
  const { status, headers } = await call(locale, address);
  return [status, headers.location ? new URL(String(headers.location), originOf(locale)).href : null];
};
/** The storefront receives a publish in less than a second; a busy machine may need more. */
const soon = { timeout: PATIENCE_MS, interval: 50 };
const own = (target: string): string => `${originOf('nl')}${target}`;

describe('the permalink of a renamed article', () => {
  it('redirects to the new one, returns 410 after the article was removed, and can be reused', async () => {
    const [first, second] = [uniqueName('eerste'), uniqueName('tweede')];
    const id = await publishArticle(first);
    await expect.poll(() => live(`/blog/${first}`), soon).toEqual([200, null]);
    await editor.publish('article', id, articleWith(second));
    await expect.poll(() => live(`/blog/${first}`), soon).toEqual([308, own(`/blog/${second}`)]);
    expect(await live(`/blog/${first}?utm_source=x`)).toEqual([308, own(`/blog/${second}?utm_source=x`)]);
    const { headers } = await call('nl', `/blog/${first}`);
    expect(headers['cache-control']).toContain('must-revalidate');
    await editor.unpublish('article', id);
    await expect.poll(() => live(`/blog/${second}`), soon).toEqual([410, null]);
    expect(await live(`/blog/${first}`)).toEqual([410, null]);
    expect(await live(`/blog/${first}`, 'de')).toEqual([404, null]);
    await publishArticle(first);
    await expect.poll(() => live(`/blog/${first}`), soon).toEqual([200, null]);
  });
});

describe('a removed page', () => {
  it('has the not-found view with suggestions, and is not cached', async () => {
    const slug = uniqueName('zwemmen-leren');
    const id = await publishArticle(slug);
    await expect.poll(() => live(`/blog/${slug}`), soon).toEqual([200, null]);
    await editor.unpublish('article', id);
    await expect.poll(() => live(`/blog/${slug}`), soon).toEqual([410, null]);
    const { body, headers } = await call('nl', `/blog/${slug}`);
    expect(body).toContain('Deze pagina is gaan zwemmen');
    expect(body).toMatch(/<ul[^>]*><li><a href="\/[^"]*zwemmen[^"]*">/);
    expect(body).toContain('action="/search"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-shop-suggestions']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("object-src 'none'");
  });
});

describe('a redirect rule', () => {
  it('redirects in one hop, keeps its own query, and stops when it is disabled', async () => {
    const name = uniqueName('/regel');
    const id = await addRule(name, '/shop?color=blue');
    await expect.poll(() => live(name), soon).toEqual([308, own('/shop?color=blue')]);
    expect(await live(`${name}?x=1`)).toEqual([308, own('/shop?color=blue')]);
    expect(await live(name.toUpperCase())).toEqual([308, own('/shop?color=blue')]);
    expect(await live(name, 'es')).toEqual([308, `${originOf('es')}/tienda?color=blue`]);
    await editor.update('redirect', id, { permanent: false });
    await expect.poll(() => live(name), soon).toEqual([307, own('/shop?color=blue')]);
    await editor.update('redirect', id, { active: false });
    await expect.poll(() => live(name), soon).toEqual([404, null]);
  });

  it('redirects to another site, and never overrides a live page', async () => {
    const name = uniqueName('/partner');
    await addRule(name, 'https://example.org/x?y=1');
    await addRule('/shop', 'https://example.org/');
    await expect.poll(() => live(`${name}?token=1`), soon).toEqual([308, 'https://example.org/x?y=1']);
    expect(await live('/shop')).toEqual([200, null]);
  });
});

describe('menus', () => {
  it('omit broken links, and show them again once they work', async () => {
    const slug = uniqueName('menu-doel');
    const [menu] = await editor.read<{ documentId: string }>('menu', 'filters[slug]=secondary&locale=nl');
    const id = menu?.documentId ?? '';
    const { items } = await editor.readOne<{ items: { title: string; path: string }[] }>('menu', id);
    const kept = items.map(({ title, path: to }) => ({ title, path: to }));
    const home = async () => (await call('nl', '/')).body;
    try {
      await editor.update('menu', id, {
        items: [...kept, { title: 'Menudoel', path: `blog/${slug}` }, { title: 'Blijft', path: '/login' }],
      });
      await expect.poll(home, soon).toContain('>Blijft</a>');
      expect(await home()).not.toContain('Menudoel');
      const article = await publishArticle(slug);
      await expect.poll(home, soon).toContain(`href="/blog/${slug}">Menudoel</a>`);
      await editor.unpublish('article', article);
      await expect.poll(home, soon).not.toContain('Menudoel');
    } finally {
      await editor.update('menu', id, { items: kept });
    }
  });
});

const JUNK = [
  '/shop/../../etc/passwd',
  '/shop/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2fetc%2fpasswd',
  '/..%5c..%5cwindows',
  '/a%2fb',
  '/a%2Fb',
  '/a%252fb',
  '/%00',
  '/shop/%0d%0aset-cookie:x=1',
  '/%c0%ae%c0%ae/',
  '/%',
  '/%zz',
  '/%e0%a4%a',
  `/${'x'.repeat(2000)}`,
  `/shop/${'x'.repeat(2000)}`,
  `/${'%C3%A9'.repeat(600)}`,
  `/${'a/'.repeat(200)}`,
  '/_next/../api',
  '/~color=blue/shop',
  '/%7Ecolor=blue/shop',
  '/_profile/mijn-zwotter',
  '/<script>alert(1)</script>',
  '/\'"><img src=x>',
  '/shop/constructor',
  '/__proto__',
  '/toString',
];

describe('invalid paths', () => {
  it.each(JUNK)('%s is refused, in every language, and not cached', async (address) => {
    for (const locale of allLocales) {
      const { status, body, headers } = await call(locale, encodeURI(address).replaceAll('%25', '%'));
      expect([400, 404, 414], locale).toContain(status);
      expect(headers['x-nextjs-cache']).toBeUndefined();
      expect(headers['x-nextjs-prerender']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
      expect(String(headers['cache-control'] ?? 'no-store')).toContain('no-store');
      expect(body).not.toMatch(/at Object\.|node_modules|alert\(1\)|<img src=x/);
    }
  });

  it('leave one line of routine in the log, without the path', async () => {
    const halves = ['storefront', 'backend'] as const;
    const before = halves.map((half) => readLog(half).length);
    const added = (half: (typeof halves)[number]) => linesOf(readLog(half).slice(before[halves.indexOf(half)]));
    for (let at = 0; at < 100; at += 1) expect((await call('nl', `/junk-${at}/%2e%2e/x${at}`)).status).toBe(404);
    for (const address of JUNK) await call('nl', encodeURI(address).replaceAll('%25', '%'));
    await expect.poll(() => added('storefront').length, soon).toBeGreaterThanOrEqual(100);
    const lines = halves.flatMap(added);
    expect(lines.length).toBeLessThanOrEqual(100 + 2 * JUNK.length);
    expect(lines.filter(({ level }) => level !== 'http')).toEqual([]);
    expect(JSON.stringify(lines)).not.toMatch(/junk|alert|evil|constructor|%2e/i);
  });
});

describe('invalid query parameters', () => {
  const canonical = (body: string): string | undefined => /rel="canonical" href="([^"]+)"/.exec(body)?.[1];

  it.each(['0', '-1', '1000000000', '1e9', 'x', '1.5', '', '%00', '../..', "'"])(
    'page=%s is the first page of a listing',
    async (page) => {
      for (const listing of [await pagePathOf('nl', 'shop'), `/${segment('nl', 'blog')}`]) {
        const { status, body } = await call('nl', `${listing}?page=${page}`);
        expect(status, listing).toBe(200);
        expect(canonical(body)).toBe(own(listing));
      }
    },
  );

  it('a page number beyond the end redirects to the last page', async () => {
    const shop = await pagePathOf('nl', 'shop');
    const [status, last] = await live(`${shop}?sort=name&page=999`);
    expect([status, last]).toEqual([307, expect.stringMatching(/\?sort=name(&page=\d{1,2})?$/)]);
    const { pathname, search } = new URL(String(last));
    expect(await live(pathname + search)).toEqual([200, null]);
    const { rawHeaders } = await call('nl', `${shop}?sort=name&page=999`);
    expect(rawHeaders.filter((name) => name.toLowerCase() === 'location')).toHaveLength(1);
  });

  it.each([
    ['an unknown host', { host: 'evil.example' }],
    ['a cookie with an unknown language', { cookie: 'locale=xx' }],
    ['an invalid cookie', { cookie: 'locale=../../nl; locale=%00' }],
  ])('%s gets the shop in a supported language', async (_name, headers) => {
    const { status, body } = await call('nl', '/?locale=xx', { headers });
    expect(status).toBe(200);
    expect(body).toMatch(/<html[^>]* lang="(nl|en)/);
    expect(body).not.toContain('evil.example');
  });
});
