import type { RouteIndex, RouteKind } from '@/lib/content/route-index';
import { absoluteUrl } from '@/lib/hosts';
import type { Locale } from '@/lib/i18n/locales';
import { hreflang } from './hreflang';

const KINDS: RouteKind[] = ['page', 'product', 'article', 'level', 'lesson'];

/** Entries that are not for search engines: pages of one visitor. */
export type IsHidden = (kind: RouteKind, id: string) => boolean;

/** The sitemap of one locale's domain, each address with its other languages. */
export function buildSitemap(index: RouteIndex, locale: Locale, isHidden: IsHidden): string {
  const urls = KINDS.flatMap((kind) => index.list(kind).filter(({ id }) => !isHidden(kind, id))).flatMap(
    ({ alternates }) => {
      const path = alternates[locale];
      return path === undefined ? [] : [describeUrl(absoluteUrl(locale, path), hreflang(alternates) ?? {})];
    },
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function describeUrl(url: string, languages: Record<string, string>): string {
  const links = Object.entries(languages).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
  );
  return `<url><loc>${escape(url)}</loc>${links.join('')}</url>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What crawlers are asked to leave alone: endpoints, and pages of one visitor. A demo asks them to stay away. */
export function buildRobots(origin: string, demo: boolean): string {
  const rules = demo
    ? ['Disallow: /']
    : ['Disallow: /api/', 'Disallow: /order/', 'Disallow: /order-payment', 'Disallow: /connect/'];
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
