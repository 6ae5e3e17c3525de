import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from './page-metadata';
import { type Locale } from '@/backend/contract/locales';

/** The URL contains a secret, so neither title nor canonical link repeats it. */
export async function reviewMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'reviewForm' });
  return pageMetadata({ locale, path: '/', title: t('pageTitle'), noindex: true });
}
