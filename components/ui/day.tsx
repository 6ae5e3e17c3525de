import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** A date in words, independent of the time zone: it is stored without a time. */
export function Day({ date, locale }: { date: string; locale: Locale }) {
  const format = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{formatDate(format, new Date(date))}</time>;
}
