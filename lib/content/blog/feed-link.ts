import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { routes } from '@/lib/i18n/paths';
import { type Locale } from '@/backend/contract/locales';

/** Tells feed readers where the articles of this language come in by themselves. */
export const withFeedLink = (metadata: Metadata, locale: Locale): Metadata => ({
  ...metadata,
  alternates: { ...metadata.alternates, types: { 'application/rss+xml': absoluteUrl(locale, routes.feed) } },
});
