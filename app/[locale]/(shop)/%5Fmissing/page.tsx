import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/layout/not-found-view';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';

/** Target of middleware.ts for every unknown path: bogus URLs cost neither a backend call nor a cache entry. */
export default async function MissingPage({ params }: PageProps<'/[locale]/_missing'>) {
  const { locale } = await params;
  return <NotFoundView locale={isLocale(locale) ? locale : DEFAULT_LOCALE} />;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta');
  return { title: t('notFound'), robots: { index: false } };
}
