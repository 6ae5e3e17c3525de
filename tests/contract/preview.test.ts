import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlePath, productPath } from '@/backend/contract/paths';
import de from '@/messages/de.json';
import nl from '@/messages/nl.json';
import { callAdmin } from '../support/admin-api';
import { editor } from '../support/editor';
import { type Answer, call, originOf, pagePathOf, readRouteIndex, type RouteIndex, segment } from '../support/shop';
import { until } from '../support/until';
import { isFull, timeLimit } from '../support/time-limits';

/** Changes a character inside: the last ones hold spare bits, so changing those may change nothing. */
const tamper = (token: string): string => token.replace(/.(?=.{9}$)/, (char) => (char === 'A' ? 'B' : 'A'));

/** A publish is live within two seconds, on every page that uses the entry. */
const LIVE_MS = timeLimit(2_000);

type Locale = 'nl' | 'de';
interface Words {
  title: string;
  slug: string;
}

const FOLDERS = { page: '', article: 'blog', product: 'shop', level: 'academy' } as const;
const stamp = Date.now().toString(36);
const TEXTS = { nl: nl.preview, de: de.preview };
let index: RouteIndex;
beforeAll(async () => {
  index = await readRouteIndex();
});

const cookiesOf = (answer: Answer): string[] => [answer.headers['set-cookie'] ?? []].flat();

/** The path requested by the admin's preview button, on the locale's own domain. */
async function openLink(kind: string, id: string, locale: Locale, status = 'draft'): Promise<string> {
  const { data } = await callAdmin<{ data: { url: string } }>('/shop/preview', {
    json: { kind, id, locale, status },
  });
  const url = new URL(data.url);
  expect(url.origin).toBe(originOf(locale));
  return url.pathname + url.search;
}

/** A browser coming from the admin: the URL it was redirected to, and its cookie. */
async function openPreview(kind: string, id: string, locale: Locale): Promise<{ path: string; cookie: string }> {
  const answer = await call(locale, await openLink(kind, id, locale));
  expect(answer.status).toBe(303);
  const [own = ''] = cookiesOf(answer).filter((cookie) => cookie.startsWith('preview='));
  return { path: String(answer.headers.location), cookie: own.split(';')[0] ?? '' };
}

const look = (locale: Locale, path: string, cookie = ''): Promise<Answer> =>
  call(locale, path, { headers: cookie ? { cookie } : {} });

const idIn = (kind: keyof RouteIndex, locale: Locale): string => {
  const row = index[kind].find((candidate) => candidate.locale === locale);
  if (!row) throw new Error(`no ${kind} in ${locale}`);
  return row.id;
};

describe('the link from the admin', () => {
  const link = () => openLink('page', idIn('pages', 'de'), 'de');

  it('sets an HttpOnly cookie for an hour, and removes the token from the URL', async () => {
    const answer = await call('de', await link());
    expect(answer.status).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(String(answer.headers.location)).toMatch(/^\/[^?]*$/);
    const own = cookiesOf(answer).find((cookie) => cookie.startsWith('preview='));
    expect(own).toMatch(/HttpOnly/);
    expect(own).toMatch(/SameSite=Lax/i);
    expect(own).toMatch(/Max-Age=3600;/);
    // Next's own Draft Mode cookie stays on the server.
    for (const cookie of cookiesOf(answer)) expect(cookie).not.toMatch(/^__prerender_bypass=[^;]/);
  });

  it('is valid once, unmodified, and in its own language', async () => {
    const path = await link();
    expect((await call('nl', path)).status).toBe(403);
    const second = await link();
    expect((await call('de', second)).status).toBe(303);
    const again = await call('de', second);
    expect(again.status).toBe(403);
    expect(again.body).toBe(TEXTS.de.refused);
    expect(cookiesOf(again)).toEqual([]);
    const third = await link();
    expect((await call('de', tamper(third))).status).toBe(403);
    expect((await call('de', '/api/preview')).status).toBe(403);
  });

  it('can open the published version', async () => {
    const id = idIn('articles', 'de');
    const answer = await call('de', await openLink('article', id, 'de', 'published'));
    expect(answer.status).toBe(303);
    expect(cookiesOf(answer).join()).toMatch(/preview=;.*Max-Age=0/);
  });

  it('is left by a link to the published page', async () => {
    const { path, cookie } = await openPreview('article', idIn('articles', 'de'), 'de');
    const left = await call('de', '/api/preview/leave', { headers: { cookie, referer: originOf('de') + path } });
    expect([left.status, left.headers.location]).toEqual([303, path]);
    expect(cookiesOf(left).join()).toMatch(/preview=;.*Max-Age=0/);
    const elsewhere = { cookie, referer: 'https://evil.example/x' };
    expect((await call('de', '/api/preview/leave', { headers: elsewhere })).headers.location).toBe('/');
  });
});

describe('a draft', () => {
  it('is shown to the editor only: not to others, caches or search engines', async () => {
    const id = idIn('articles', 'de');
    const before = await editor.readOne<Words>('article', id, 'de');
    const path = articlePath('de', before.slug);
    const draft = `Entwurf ${stamp}`;
    await look('de', path);
    try {
      await editor.update('article', id, { title: draft }, 'de');
      const preview = await openPreview('article', id, 'de');
      expect(preview.path).toBe(path);
      const seen = await look('de', path, preview.cookie);
      expect(seen.status).toBe(200);
      expect(seen.body.includes(draft)).toBe(true);
      expect(seen.body.includes(TEXTS.de.text)).toBe(true);
      expect(seen.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(seen.headers['cache-control']).toContain('no-store');
      expect(seen.headers.etag).toBeUndefined();
      expect(String(seen.headers['content-security-policy'])).toContain("frame-ancestors 'none'");

      for (const cookie of ['', '__prerender_bypass=1', 'preview=x', `preview=${'A'.repeat(120)}`]) {
        const visitor = await look('de', path, cookie);
        expect(visitor.body.includes(draft)).toBe(false);
        expect(visitor.body.includes(before.title)).toBe(true);
        expect(visitor.body.includes(TEXTS.de.text)).toBe(false);
        expect(visitor.headers['x-robots-tag']).toBeUndefined();
        // From the page cache, unless what an earlier test published has just emptied it.
        const readCache = async () => (await look('de', path, cookie)).headers['x-nextjs-cache'];
        await expect.poll(readCache).toBe('HIT');
      }
      const data = await call('de', path, { headers: { rsc: '1' } });
      expect(data.body.includes(draft)).toBe(false);
      expect((await look('de', await pagePathOf('de', 'blog'))).body.includes(draft)).toBe(false);
    } finally {
      await editor.publish('article', id, { title: before.title }, 'de');
    }
  });

  it('of every content type has a page with a preview bar', async () => {
    const kinds = {
      page: 'pages',
      product: 'products',
      article: 'articles',
      level: 'levels',
      lesson: 'lessons',
    } as const;
    for (const [kind, rows] of Object.entries(kinds)) {
      const id = idIn(rows, 'nl');
      const { path, cookie } = await openPreview(kind, id, 'nl');
      for (const address of [path, `/preview/${kind}/${id}`]) {
        const answer = await look('nl', address, cookie);
        expect([answer.status, address]).toEqual([200, address]);
        expect(answer.body.includes(TEXTS.nl.text)).toBe(true);
        expect(answer.body.includes(TEXTS.nl.unpublished)).toBe(false);
      }
      expect((await look('nl', `/preview/${kind}/${id}`)).status).toBe(404);
    }
  });

  it.each([
    ['page', { title: 'Neu', blocks: [] }],
    ['article', { title: 'Neu', publishedOn: '2026-01-01' }],
    ['product', { title: 'Neu', type: 'physical' }],
    ['level', { title: 'Neu' }],
  ] as const)('of a new %s is shown before it has a permalink', async (kind, fields) => {
    const slug = `neu-${kind}-${stamp}`;
    const id = await editor.create(kind, { ...fields, slug }, 'de');
    try {
      const { path, cookie } = await openPreview(kind, id, 'de');
      expect(path).toBe(`/preview/${kind}/${id}`);
      const answer = await look('de', path, cookie);
      expect(answer.status).toBe(200);
      expect(answer.body.includes(TEXTS.de.unpublished)).toBe(true);
      const folder = FOLDERS[kind as keyof typeof FOLDERS];
      const address = `${folder && `/${segment('de', folder)}`}/${slug}`;
      expect((await look('de', address, cookie)).status).toBe(200);
      expect((await look('de', address)).status).toBe(404);
    } finally {
      await editor.remove(kind, id);
    }
  });
});

describe('a missing translation', () => {
  /** Dutch slug of a page linked from menus. */
  const PAGE = 'over-ons';
  const pageId = (): string => index.pages.find(({ path }) => path.at(-1) === PAGE)?.id ?? '';
  const made: [kind: string, id: string][] = [];
  afterAll(async () => {
    for (const [kind, id] of made) await editor.remove(kind, id);
  });

  it('is marked in the preview, with another language as fallback', async () => {
    const title = `Alleen Nederlands ${stamp}`;
    const id = await editor.create('article', { title, slug: `alleen-${stamp}`, publishedOn: '2026-01-02' });
    made.push(['article', id]);
    await editor.publish('article', id, {});
    const { path, cookie } = await openPreview('article', id, 'de');
    expect(path).toBe(`/preview/article/${id}`);
    const answer = await look('de', path, cookie);
    expect(answer.status).toBe(200);
    expect(answer.body.includes(title)).toBe(true);
    expect(answer.body).toMatch(new RegExp(`„${title}“ ist noch nicht ins Deutsche übersetzt.*Niederländisch`));
  });

  /**
   * The German entry whose link comes last on its list: texts of the seed link to the first. The order of the route index
   * does not tell, because publishing moves an entry to its end.
   */
  async function lastListed(kind: 'article' | 'product' | 'level', rows: 'articles' | 'products' | 'levels') {
    const lists = {
      article: await pagePathOf('de', 'blog'),
      product: await pagePathOf('de', 'shop'),
      level: '/academy',
    };
    const { body } = await look('de', lists[kind]);
    const at = ({ slug }: { slug: string }) => body.indexOf(`href="/${segment('de', FOLDERS[kind])}/${slug}"`);
    const listed = index[rows].filter((row) => row.locale === 'de' && at(row) >= 0);
    return listed.toSorted((a, b) => at(a) - at(b)).at(-1)?.id ?? '';
  }

  const kinds = ['product', 'page', 'article', 'level'] as const;
  it.each(isFull ? kinds : kinds.slice(0, 2))('skips the %s without breaking a page', async (kind) => {
    const id = kind === 'page' ? pageId() : await lastListed(kind, `${kind}s`);
    const version = await editor.readOne<Words>(kind, id, 'de');
    const pathIn = async (locale: Locale): Promise<string> => {
      if (kind === 'page') return pagePathOf(locale, PAGE);
      return `/${segment(locale, FOLDERS[kind])}/${(await editor.readOne<Words>(kind, id, locale)).slug}`;
    };
    const [german, dutch] = [await pathIn('de'), await pathIn('nl')];
    const namesGerman = async () => /<link rel="alternate" hrefLang="de"/i.test((await look('nl', dutch)).body);
    expect(await namesGerman()).toBe(true);
    const others = [
      '/',
      productPath('de', String(index.products.find(({ locale }) => locale === 'de')?.slug)),
      '/academy',
    ];
    const lists = [...others, await pagePathOf('de', 'shop'), await pagePathOf('de', 'blog')];
    await editor.unpublish(kind, id, 'de');
    try {
      await until(async () => (await look('de', german)).status >= 404, `${german} is gone`, LIVE_MS);
      await until(async () => !(await namesGerman()), 'no hreflang', LIVE_MS);
      expect((await look('nl', dutch)).status).toBe(200);
      for (const path of lists.filter((candidate) => candidate !== german)) {
        const linksGerman = async (): Promise<boolean> => {
          const answer = await look('de', path);
          expect([path, answer.status]).toEqual([path, 200]);
          const main = answer.body.slice(answer.body.indexOf('<main'), answer.body.indexOf('</main'));
          return main.includes(`href="${german}"`);
        };
        await until(async () => !(await linksGerman()), `no link on ${path}`, LIVE_MS);
      }
    } finally {
      await editor.publish(kind, id, { title: version.title }, 'de');
      await until(async () => (await look('de', german)).status === 200, `${german} is back`, LIVE_MS);
    }
  });
});
