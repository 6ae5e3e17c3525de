import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageMetadata } from './page-metadata';
import type { Locale } from '@/backend/contract/locales';
import { serverRoutes } from '@/backend/contract/routes';

/** For no search engine; neither title nor canonical link repeats the number. */
export async function certificateMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'certificateCheck' });
  return pageMetadata({ locale, path: serverRoutes.certificates, title: t('title'), noindex: true });
}
