import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { BrokenPage } from './broken-page';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';

/** Replaces responses without a body in server.ts: the page threw, or the backend is down. */
export function generateStaticParams(): { kind: string }[] {
  return [];
}

export default async function StatusPage({ params }: PageProps<'/[locale]/_status/[kind]'>) {
  const { locale: wanted, kind } = await params;
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  if (kind !== 'error') return <UnavailableView locale={locale} />;
  const t = await getTranslations({ locale, namespace: 'general.error' });
  return <BrokenPage labels={{ title: t('title'), text: t('text'), btn: t('btn') }} />;
}

export async function generateMetadata({ params }: PageProps<'/[locale]/_status/[kind]'>): Promise<Metadata> {
  const t = await getTranslations('meta');
  return { title: t((await params).kind === 'error' ? 'error' : 'unavailable'), robots: { index: false } };
}
