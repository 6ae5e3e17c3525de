import { type CrawledPage, type CrawlError, isIndexable, withoutHash } from './types';

type Pages = ReadonlyMap<string, CrawledPage>;

/** Rules across pages. */
export function checkSite(pages: Pages): CrawlError[] {
  const all = [...pages.values()];
  return [
    ...checkUnique(all, 'duplicate title', ({ parsed }) => parsed.titles[0]),
    ...checkUnique(all, 'duplicate description', ({ parsed }) => parsed.descriptions[0]),
    ...all.flatMap((page) => [...checkCanonical(page, pages), ...checkReciprocal(page, pages)]),
  ];
}

/** Among the indexable pages of a domain. */
function checkUnique(
  pages: CrawledPage[],
  rule: string,
  read: (page: CrawledPage) => string | undefined,
): CrawlError[] {
  const seen = new Map<string, string>();
  return pages.filter(isIndexable).flatMap((page) => {
    const text = read(page);
    if (!text) return [];
    const key = `${page.locale} ${text.toLowerCase()}`;
    const other = seen.get(key);
    seen.set(key, other ?? page.url);
    return other === undefined ? [] : [{ rule, url: page.url, detail: `"${text}" is also that of ${other}` }];
  });
}

function checkCanonical({ url, parsed }: CrawledPage, pages: Pages): CrawlError[] {
  const [canonical] = parsed.canonicals;
  if (parsed.noindex || canonical === undefined || canonical === url) return [];
  const target = pages.get(canonical);
  if (!target) return [{ rule: 'canonical', url, detail: `${canonical} is no page` }];
  return isIndexable(target) ? [] : [{ rule: 'canonical', url, detail: `${canonical} has another one itself` }];
}

function checkReciprocal(page: CrawledPage, pages: Pages): CrawlError[] {
  if (!isIndexable(page)) return [];
  return page.parsed.alternates.flatMap(({ lang, href }): CrawlError[] => {
    const error = (detail: string): CrawlError[] => [{ rule: 'hreflang', url: page.url, detail: `${lang}: ${detail}` }];
    const other = pages.get(href);
    if (!other) return error(`${href} is no page`);
    if (lang !== 'x-default' && other.locale !== lang) return error(`${href} is in ${other.locale}`);
    if (!isIndexable(other)) return error(`${href} is not the canonical page`);
    const back = other.parsed.alternates.some((each) => each.lang === page.locale && each.href === page.url);
    return back ? [] : error(`${href} does not lead back`);
  });
}

/** Links to a fragment that does not exist. */
export function checkAnchors(links: Iterable<{ from: string; to: string }>, pages: Pages): CrawlError[] {
  const errors: CrawlError[] = [];
  for (const { from, to } of links) {
    const hash = decodeURIComponent(new URL(to).hash.slice(1));
    const target = pages.get(withoutHash(to));
    if (hash === '' || hash === 'top' || !target || target.parsed.ids.has(hash)) continue;
    errors.push({ rule: 'anchor', url: from, detail: `nothing has the id of ${to}` });
  }
  return errors;
}

/** A sitemap lists indexable pages of its own domain. */
export function checkSitemap(sitemap: string, locations: string[], pages: Pages): CrawlError[] {
  const { origin } = new URL(sitemap);
  return locations.flatMap((url): CrawlError[] => {
    const error = (detail: string): CrawlError[] => [{ rule: 'sitemap', url: sitemap, detail: `${url} ${detail}` }];
    const page = pages.get(url);
    if (new URL(url).origin !== origin) return error('is on another domain');
    if (!page) return error('is no page');
    if (page.parsed.noindex) return error('is not to be found');
    return isIndexable(page) ? [] : error('has another canonical address');
  });
}
