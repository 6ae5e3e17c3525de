import { checkJsonLd } from './check-json-ld';
import { type CrawledPage, type CrawlError, isIndexable } from './types';

const DESCRIPTION = { least: 50, most: 160 } as const;
const OPEN_GRAPH = ['og:title', 'og:url', 'og:locale', 'og:site_name', 'og:image'];

/** Rules for a single page. */
export function checkPage(page: CrawledPage): CrawlError[] {
  const { url, locale, parsed } = page;
  const errors: CrawlError[] = [];
  const error = (rule: string, detail: string): number => errors.push({ rule, url, detail });

  if (parsed.lang !== locale) error('html lang', `"${parsed.lang}" on the ${locale} domain`);
  if (parsed.titles.length !== 1 || !parsed.titles[0]) error('title', `${parsed.titles.length} of them`);
  if (parsed.headings.length !== 1) error('h1', `${parsed.headings.length}: ${parsed.headings.join(' | ')}`);
  else if (!parsed.headings[0]) error('h1', 'empty');
  for (const { src, alt } of parsed.images) if (alt === null) error('image without alt', src);
  for (const name of parsed.invalidAttributes) error('attribute', name);
  for (const text of parsed.jsonLd) for (const detail of checkJsonLd(text)) error('json-ld', detail);

  if (parsed.noindex) return errors;
  if (parsed.canonicals.length !== 1) error('canonical', `${parsed.canonicals.length} of them`);
  const [description = ''] = parsed.descriptions;
  if (parsed.descriptions.length !== 1) error('description', `${parsed.descriptions.length} of them`);
  else if (description.length < DESCRIPTION.least || description.length > DESCRIPTION.most) {
    error('description', `${description.length} characters: ${description}`);
  }
  for (const name of OPEN_GRAPH) if (!parsed.openGraph.get(name)?.[0]) error('open graph', `no ${name}`);
  if (isIndexable(page)) errors.push(...checkAlternates(page));
  const hasTrail = parsed.jsonLd.some((text) => text.includes('"BreadcrumbList"'));
  if (!hasTrail && new URL(url).pathname !== '/') error('breadcrumbs', 'the page does not say where it is');
  return errors;
}

function checkAlternates({ url, locale, parsed }: CrawledPage): CrawlError[] {
  const { alternates } = parsed;
  if (alternates.length === 0) return [];
  const errors: CrawlError[] = [];
  const error = (detail: string): number => errors.push({ rule: 'hreflang', url, detail });
  const langs = alternates.map(({ lang }) => lang);
  for (const lang of new Set(langs.filter((each, at) => langs.indexOf(each) !== at))) error(`${lang} twice`);
  if (alternates.find(({ lang }) => lang === locale)?.href !== url) error('does not name itself');
  const dutch = alternates.find(({ lang }) => lang === 'nl')?.href;
  if (dutch !== alternates.find(({ lang }) => lang === 'x-default')?.href) error('x-default is not the Dutch page');
  return errors;
}
