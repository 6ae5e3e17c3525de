import { type CrawledPage, type Fault, isIndexable, withoutHash } from './types';

type Pages = ReadonlyMap<string, CrawledPage>;

/** Rules across pages. */
export function checkSite(pages: Pages): Fault[] {
  const all = [...pages.values()];
  return [
    ...checkUnique(all, 'duplicate title', ({ facts }) => facts.titles[0]),
    ...checkUnique(all, 'duplicate description', ({ facts }) => facts.descriptions[0]),
    ...all.flatMap((page) => [...checkCanonical(page, pages), ...checkReciprocal(page, pages)]),
  ];
}

/** Among the indexable pages of a domain. */
function checkUnique(pages: CrawledPage[], rule: string, read: (page: CrawledPage) => string | undefined): Fault[] {
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

function checkCanonical({ url, facts }: CrawledPage, pages: Pages): Fault[] {
  const [canonical] = facts.canonicals;
  if (facts.noindex || canonical === undefined || canonical === url) return [];
  const target = pages.get(canonical);
  if (!target) return [{ rule: 'canonical', url, detail: `${canonical} is no page` }];
  return isIndexable(target) ? [] : [{ rule: 'canonical', url, detail: `${canonical} has another one itself` }];
}

function checkReciprocal(page: CrawledPage, pages: Pages): Fault[] {
  if (!isIndexable(page)) return [];
  return page.facts.alternates.flatMap(({ lang, href }): Fault[] => {
    const error = (detail: string): Fault[] => [{ rule: 'hreflang', url: page.url, detail: `${lang}: ${detail}` }];
    const other = pages.get(href);
    if (!other) return error(`${href} is no page`);
    if (lang !== 'x-default' && other.locale !== lang) return error(`${href} is in ${other.locale}`);
    if (!isIndexable(other)) return error(`${href} is not the canonical page`);
    const back = other.facts.alternates.some((each) => each.lang === page.locale && each.href === page.url);
    return back ? [] : error(`${href} does not lead back`);
  });
}

/** Links to a fragment that does not exist. */
export function checkAnchors(links: Iterable<{ from: string; to: string }>, pages: Pages): Fault[] {
  const errors: Fault[] = [];
  for (const { from, to } of links) {
    const hash = decodeURIComponent(new URL(to).hash.slice(1));
    const target = pages.get(withoutHash(to));
    if (hash === '' || hash === 'top' || !target || target.facts.ids.has(hash)) continue;
    errors.push({ rule: 'anchor', url: from, detail: `nothing has the id of ${to}` });
  }
  return errors;
}

/** A sitemap lists indexable pages of its own domain. */
export function checkSitemap(sitemap: string, locations: string[], pages: Pages): Fault[] {
  const { origin } = new URL(sitemap);
  return locations.flatMap((url): Fault[] => {
    const error = (detail: string): Fault[] => [{ rule: 'sitemap', url: sitemap, detail: `${url} ${detail}` }];
    const page = pages.get(url);
    if (new URL(url).origin !== origin) return error('is on another domain');
    if (!page) return error('is no page');
    if (page.facts.noindex) return error('is not to be found');
    return isIndexable(page) ? [] : error('has another canonical address');
  });
}
