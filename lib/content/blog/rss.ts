import { absoluteUrl } from '@/lib/i18n/hosts';
import { articlePath, blogPath } from '@/backend/contract/paths';
import { serverRoutes } from '@/backend/contract/routes';
import { escapeXml, xmlElement } from '@/lib/core/xml';
import type { ArticleCard } from './types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface Feed {
  title: string;
  description: string;
  locale: Locale;
  /** Newest first. */
  articles: ArticleCard[];
}

/** A date in RFC 822 format, as RSS requires. */
const toDate = (day: string): string => new Date(day).toUTCString();

function toItem(locale: Locale, article: ArticleCard): string {
  const { title, slug, summary, author, publishedOn, tags } = article;
  const url = escapeXml(absoluteUrl(locale, articlePath(locale, slug)));
  return [
    '<item>',
    xmlElement('title', title),
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    xmlElement('pubDate', toDate(publishedOn)),
    xmlElement('dc:creator', author),
    ...tags.map((tag) => xmlElement('category', tag.title)),
    xmlElement('description', summary),
    '</item>',
  ].join('');
}

/** Builds an RSS 2.0 feed (rssboard.org/rss-specification) with its own URL as atom:link. */
export function buildRss({ title, description, locale, articles }: Feed): string {
  const changed = articles
    .map(({ publishedOn, updatedOn }) => updatedOn ?? publishedOn)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', absoluteUrl(locale, blogPath(locale))),
    // Required by RSS, so the title is the fallback.
    xmlElement('description', description || title),
    xmlElement('language', LOCALE_SETTINGS[locale].tag.toLowerCase()),
    xmlElement('lastBuildDate', changed ? toDate(changed) : ''),
    `<atom:link href="${escapeXml(absoluteUrl(locale, serverRoutes.feed))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => toItem(locale, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
