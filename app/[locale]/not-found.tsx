import { locale as rootLocale } from 'next/root-params';
import { NotFoundView } from '@/components/layout/not-found-view';
import { DEFAULT_LOCALE, isLocale } from '@/backend/contract/locales';

/** For a page that calls `notFound()` while one moves between pages; a first visit gets its 404 from server.ts. */
export default async function NotFoundPage() {
  const locale = await rootLocale();
  return <NotFoundView locale={isLocale(locale) ? locale : DEFAULT_LOCALE} />;
}
