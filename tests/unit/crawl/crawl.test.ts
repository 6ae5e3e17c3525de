import { describe, expect, it } from 'vitest';
import { type Answer, type Ask, crawl } from '../../support/crawl/crawl';
import { html, origins } from './sample';

const SITEMAP = '<urlset><url><loc>https://nl.example/pak</loc></url></urlset>';

const ok = (type: string, body: string): Answer => ({ status: 200, headers: { 'content-type': type }, body });

/** A shop with these URLs; completed with a home page and a sitemap for each domain. */
function shop(answers: Record<string, Answer>): Ask {
  return async (url) => {
    const known = answers[url];
    if (known) return known;
    const { pathname } = new URL(url);
    if (pathname === '/sitemap.xml') return ok('application/xml', SITEMAP);
    if (pathname === '/' || pathname === '/pak') return ok('text/html', '<h1>Home</h1>');
    if (pathname === '/media/pak.webp') return ok('image/webp', '');
    return { status: 404, headers: {}, body: '' };
  };
}

const withLinks = (...hrefs: string[]) => ({
  'https://nl.example/': ok('text/html', hrefs.map((href) => `<a href="${href}">x</a>`).join('')),
});
const redirect = (location: string): Answer => ({ status: 308, headers: { location }, body: '' });
const rulesOf = async (answers: Record<string, Answer>) =>
  (await crawl(origins, shop(answers))).errors.map(({ rule }) => rule);

describe('crawl', () => {
  it('accepts a valid site', async () => {
    const found = await crawl(
      origins,
      shop({
        ...withLinks('/shop', 'mailto:a@b.example', 'https://elsewhere.example/'),
        'https://nl.example/shop': ok('text/html', html()),
      }),
    );
    expect(found.errors).toEqual([]);
    expect([...found.pages.keys()]).toEqual(
      expect.arrayContaining(['https://nl.example/shop', 'https://nl.example/pak', 'https://sv.example/']),
    );
    expect(found.pictures.get('https://nl.example/pak.png')).toBe('https://nl.example/shop');
  });

  it('finds a dead link, and the page that contains it', async () => {
    const { errors } = await crawl(origins, shop(withLinks('/weg')));
    expect(errors).toEqual([
      { rule: 'dead link', url: 'https://nl.example/', detail: 'https://nl.example/weg answers 404' },
    ]);
  });

  it('finds a dead link to another of the shop’s domains', async () => {
    expect(await rulesOf(withLinks('https://de.example/weg'))).toEqual(['dead link']);
  });

  it('finds a missing image', async () => {
    const body = '<img src="/_next/image?url=%2Fmedia%2Fweg.webp&amp;w=640&amp;q=75" alt="">';
    expect(await rulesOf({ 'https://nl.example/': ok('text/html', body) })).toEqual(['dead link']);
  });

  it('finds redirect loops of one and of two URLs', async () => {
    expect(await rulesOf({ ...withLinks('/a'), 'https://nl.example/a': redirect('/a') })).toEqual(['redirect loop']);
    const circle = { 'https://nl.example/a': redirect('/b'), 'https://nl.example/b': redirect('/a') };
    expect(await rulesOf({ ...withLinks('/a'), ...circle })).toEqual(['redirect loop', 'redirect loop']);
  });

  it('follows a redirect to its end', async () => {
    const moved = { 'https://nl.example/oud': redirect('/nieuw') };
    const found = await crawl(origins, shop({ ...withLinks('/oud'), ...moved }));
    expect(found.errors).toEqual([expect.objectContaining({ detail: 'https://nl.example/nieuw answers 404' })]);
  });

  it('finds links by another scheme, and to this machine', async () => {
    expect(await rulesOf(withLinks('http://nl.example/', 'http://127.0.0.1:1337/admin'))).toEqual([
      'mixed origin',
      'mixed origin',
    ]);
  });

  it('finds an empty sitemap', async () => {
    expect(await rulesOf({ 'https://nl.example/sitemap.xml': ok('application/xml', '<urlset/>') })).toEqual([
      'sitemap',
    ]);
  });

  it('reads feeds', async () => {
    const head = '<link rel="alternate" type="application/rss+xml" href="/blog/rss.xml">';
    const feed = ok(
      'application/rss+xml',
      '<rss><channel><item><link>https://nl.example/weg</link></item></channel></rss>',
    );
    const answers = { 'https://nl.example/': ok('text/html', head), 'https://nl.example/blog/rss.xml': feed };
    expect(await rulesOf(answers)).toEqual(['dead link']);
  });

  it('tries each filter alone, not every combination', async () => {
    const asked: string[] = [];
    const links = (query: string) => `<a href="/pak?a=1${query}">x</a><a href="/pak?b=1${query}">x</a>`;
    await crawl(origins, async (url, init) => {
      asked.push(url);
      const { pathname, search } = new URL(url);
      if (pathname === '/pak') return ok('text/html', links(search.replace('?', '&')));
      return shop({})(url, init);
    });
    expect(asked.filter((url) => url.startsWith('https://nl.example/pak?'))).toEqual([
      'https://nl.example/pak?a=1',
      'https://nl.example/pak?b=1',
    ]);
  });
});
