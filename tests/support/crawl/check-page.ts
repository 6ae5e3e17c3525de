import { checkJsonLd } from './check-json-ld';
import { type CrawledPage, type Fault, isIndexable } from './types';

const DESCRIPTION = { least: 50, most: 160 } as const;
const OPEN_GRAPH = ['og:title', 'og:url', 'og:locale', 'og:site_name', 'og:image'];

/** What one page has to do right by itself. */
export function checkPage(page: CrawledPage): Fault[] {
  const { url, locale, facts } = page;
  const faults: Fault[] = [];
  const fault = (rule: string, detail: string): number => faults.push({ rule, url, detail });

  if (facts.lang !== locale) fault('html lang', `"${facts.lang}" on the ${locale} domain`);
  if (facts.titles.length !== 1 || !facts.titles[0]) fault('title', `${facts.titles.length} of them`);
  if (facts.headings.length !== 1) fault('h1', `${facts.headings.length}: ${facts.headings.join(' | ')}`);
  else if (!facts.headings[0]) fault('h1', 'empty');
  for (const { src, alt } of facts.images) if (alt === null) fault('image without alt', src);
  for (const text of facts.jsonLd) for (const detail of checkJsonLd(text)) fault('json-ld', detail);

  if (facts.noindex) return faults;
  if (facts.canonicals.length !== 1) fault('canonical', `${facts.canonicals.length} of them`);
  const [description = ''] = facts.descriptions;
  if (facts.descriptions.length !== 1) fault('description', `${facts.descriptions.length} of them`);
  else if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most) {
    fault('description', `${description.length} characters: ${description}`);
  }
  for (const name of OPEN_GRAPH) if (!facts.openGraph.get(name)?.[0]) fault('open graph', `no ${name}`);
  if (isIndexable(page)) faults.push(...checkAlternates(page));
  const hasTrail = facts.jsonLd.some((text) => text.includes('"BreadcrumbList"'));
  if (!hasTrail && new URL(url).pathname !== '/') fault('breadcrumbs', 'the page does not say where it is');
  return faults;
}

function checkAlternates({ url, locale, facts }: CrawledPage): Fault[] {
  const { alternates } = facts;
  if (alternates.length === 0) return [];
  const faults: Fault[] = [];
  const fault = (detail: string): number => faults.push({ rule: 'hreflang', url, detail });
  const langs = alternates.map(({ lang }) => lang);
  for (const lang of new Set(langs.filter((each, at) => langs.indexOf(each) !== at))) fault(`${lang} twice`);
  if (alternates.find(({ lang }) => lang === locale)?.href !== url) fault('does not name itself');
  const dutch = alternates.find(({ lang }) => lang === 'nl')?.href;
  if (dutch !== alternates.find(({ lang }) => lang === 'x-default')?.href) fault('x-default is not the Dutch page');
  return faults;
}
