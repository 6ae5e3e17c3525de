import { absoluteUrl } from '@/lib/i18n/hosts';
import { articlePath, blogPath } from '@/backend/contract/paths';
import { routes } from '@/backend/contract/routes';
import type { ArticleCard } from './types';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface Feed {
  title: string;
  description: string;
  locale: Locale;
  /** Newest first. */
  articles: ArticleCard[];
}

/** Characters that XML forbids even when escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escape = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string): string => (text ? `<${name}>${escape(text)}</${name}>` : '');

/** A date in RFC 822 format, as RSS requires. */
const toDate = (day: string): string => new Date(day).toUTCString();

function toItem(locale: Locale, article: ArticleCard): string {
  const { title, slug, summary, author, publishedOn, tags } = article;
  const url = escape(absoluteUrl(locale, articlePath(locale, slug)));
  return [
    '<item>',
    element('title', title),
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    element('pubDate', toDate(publishedOn)),
    element('dc:creator', author),
    ...tags.map((tag) => element('category', tag.title)),
    element('description', summary),
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
    element('title', title),
    element('link', absoluteUrl(locale, blogPath(locale))),
    // Required by RSS, so the title is the fallback.
    element('description', description || title),
    element('language', LOCALE_SETTINGS[locale].tag.toLowerCase()),
    element('lastBuildDate', changed ? toDate(changed) : ''),
    `<atom:link href="${escape(absoluteUrl(locale, routes.feed))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => toItem(locale, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
