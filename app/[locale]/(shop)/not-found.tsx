import { locale as rootLocale } from 'next/root-params';
import { NotFoundView } from '@/components/layout/not-found-view';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';

/** For pages that call `notFound()` during client navigation; on a first visit server.ts sends the 404. */
export default async function NotFoundPage() {
  const locale = await rootLocale();
  return <NotFoundView locale={isLocale(locale) ? locale : DEFAULT_LOCALE} />;
}
