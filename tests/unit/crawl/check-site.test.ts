import { describe, expect, it } from 'vitest';
import { checkAnchors, checkSite, checkSitemap } from '../../support/crawl/check-site';
import { page, pagesOf } from './sample';

const NOINDEX = '<meta name="robots" content="noindex">';
const rulesOf = (...pages: Parameters<typeof pagesOf>) => checkSite(pagesOf(...pages)).map(({ rule }) => rule);
const detailsOf = (...pages: Parameters<typeof pagesOf>) => checkSite(pagesOf(...pages)).map(({ detail }) => detail);

describe('checkSite', () => {
  it('accepts two pages that are alternates of each other', () => {
    expect(checkSite(pagesOf(page(), page({ locale: 'en' })))).toEqual([]);
  });

  it('rejects a translation that does not link back', () => {
    const details = detailsOf(page(), page({ locale: 'en', languages: ['en'] }));
    expect(details).toContain('en: https://en.example/pak does not lead back');
  });

  it('rejects a missing translation', () => {
    expect(detailsOf(page())).toEqual(['en: https://en.example/pak is no page']);
  });

  it('rejects a translation in another language than declared', () => {
    const wrong = page({}, (html) =>
      html.replace('hreflang="en" href="https://en.example', 'hreflang="en" href="https://de.example'),
    );
    const details = detailsOf(wrong, page({ locale: 'de', languages: ['nl', 'de'] }));
    expect(details).toContain('en: https://de.example/pak is in de');
  });

  it('rejects a translation excluded from search engines', () => {
    expect(detailsOf(page(), page({ locale: 'en', head: NOINDEX }))).toContain(
      'en: https://en.example/pak is not the canonical page',
    );
  });

  it('rejects duplicate titles and descriptions on a domain', () => {
    const alone = { languages: ['nl' as const] };
    const twin = page({ ...alone, path: '/ander-pak' }, (html) =>
      html.replace('/ander-pak | Zwotter', '/pak | Zwotter'),
    );
    expect(rulesOf(page(alone), twin)).toEqual(['duplicate title', 'duplicate description']);
  });

  it('accepts duplicates on pages with another canonical page', () => {
    const filtered = page({ path: '/pak?color=blue', languages: ['nl'] }, (html) => html.replaceAll('?color=blue', ''));
    expect(rulesOf(page({ languages: ['nl'] }), filtered)).toEqual([]);
  });

  it('rejects a canonical URL that is missing or not canonical itself', () => {
    const to = (path: string) => (html: string) =>
      html.replace(/(rel="canonical" href=")[^"]*/, `$1https://nl.example${path}`);
    const astray = page({ path: '/a', languages: ['nl'] }, to('/nowhere'));
    const chained = page({ path: '/b', languages: ['nl'] }, to('/a'));
    expect(rulesOf(astray, chained)).toEqual(['canonical', 'canonical']);
  });
});

describe('checkAnchors', () => {
  const pages = pagesOf(page());
  it('finds a missing fragment', () => {
    const links = ['/pak#maten', '/pak#top-nl', '/pak#top', '/pak#'].map((path) => ({
      from: 'https://nl.example/',
      to: `https://nl.example${path}`,
    }));
    expect(checkAnchors(links, pages).map(({ detail }) => detail)).toEqual([
      'nothing has the id of https://nl.example/pak#maten',
    ]);
  });
});

describe('checkSitemap', () => {
  const pages = pagesOf(page(), page({ path: '/winkelmand', head: NOINDEX }));
  it.each([
    ['https://nl.example/pak', []],
    ['https://nl.example/weg', ['is no page']],
    ['https://nl.example/winkelmand', ['is not to be found']],
    ['https://en.example/pak', ['is on another domain']],
  ])('%s: %j', (url, details) => {
    const errors = checkSitemap('https://nl.example/sitemap.xml', [url], pages);
    expect(errors.map(({ detail }) => detail.replace(`${url} `, ''))).toEqual(details);
  });
});
