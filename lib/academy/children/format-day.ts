import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** A calendar day (`YYYY-MM-DD`) in words. */
export function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone: 'UTC' });
  return formatDate(format, new Date(day));
}
