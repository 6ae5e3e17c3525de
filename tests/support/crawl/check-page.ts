import { checkJsonLd } from './check-json-ld';
import { type CrawledPage, type Fault, isIndexable } from './types';

const DESCRIPTION = { least: 50, most: 160 } as const;
const OPEN_GRAPH = ['og:title', 'og:url', 'og:locale', 'og:site_name', 'og:image'];

/** Rules for a single page. */
export function checkPage(page: CrawledPage): Fault[] {
  const { url, locale, facts } = page;
  const errors: Fault[] = [];
  const error = (rule: string, detail: string): number => errors.push({ rule, url, detail });

  if (facts.lang !== locale) error('html lang', `"${facts.lang}" on the ${locale} domain`);
  if (facts.titles.length !== 1 || !facts.titles[0]) error('title', `${facts.titles.length} of them`);
  if (facts.headings.length !== 1) error('h1', `${facts.headings.length}: ${facts.headings.join(' | ')}`);
  else if (!facts.headings[0]) error('h1', 'empty');
  for (const { src, alt } of facts.images) if (alt === null) error('image without alt', src);
  for (const text of facts.jsonLd) for (const detail of checkJsonLd(text)) error('json-ld', detail);

  if (facts.noindex) return errors;
  if (facts.canonicals.length !== 1) error('canonical', `${facts.canonicals.length} of them`);
  const [description = ''] = facts.descriptions;
  if (facts.descriptions.length !== 1) error('description', `${facts.descriptions.length} of them`);
  else if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most) {
    error('description', `${description.length} characters: ${description}`);
  }
  for (const name of OPEN_GRAPH) if (!facts.openGraph.get(name)?.[0]) error('open graph', `no ${name}`);
  if (isIndexable(page)) errors.push(...checkAlternates(page));
  const hasTrail = facts.jsonLd.some((text) => text.includes('"BreadcrumbList"'));
  if (!hasTrail && new URL(url).pathname !== '/') error('breadcrumbs', 'the page does not say where it is');
  return errors;
}

function checkAlternates({ url, locale, facts }: CrawledPage): Fault[] {
  const { alternates } = facts;
  if (alternates.length === 0) return [];
  const errors: Fault[] = [];
  const error = (detail: string): number => errors.push({ rule: 'hreflang', url, detail });
  const langs = alternates.map(({ lang }) => lang);
  for (const lang of new Set(langs.filter((each, at) => langs.indexOf(each) !== at))) error(`${lang} twice`);
  if (alternates.find(({ lang }) => lang === locale)?.href !== url) error('does not name itself');
  const dutch = alternates.find(({ lang }) => lang === 'nl')?.href;
  if (dutch !== alternates.find(({ lang }) => lang === 'x-default')?.href) error('x-default is not the Dutch page');
  return errors;
}
