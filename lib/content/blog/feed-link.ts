import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/i18n/hosts';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/i18n/paths';

/** Tells feed readers where the articles of this language come in by themselves. */
export const withFeed = (metadata: Metadata, locale: Locale): Metadata => ({
  ...metadata,
  alternates: { ...metadata.alternates, types: { 'application/rss+xml': absoluteUrl(locale, routes.feed) } },
});
