import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { serverRoutes } from '@/backend/contract/routes';
import { type Locale } from '@/backend/contract/locales';

/** Announces the RSS feed of this language to feed readers. */
export const withFeedLink = (metadata: Metadata, locale: Locale): Metadata => ({
  ...metadata,
  alternates: { ...metadata.alternates, types: { 'application/rss+xml': absoluteUrl(locale, serverRoutes.feed) } },
});
