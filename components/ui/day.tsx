import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** A date in words, independent of the time zone: it is stored without a time. */
export function Day({ date, locale }: { date: string; locale: Locale }) {
  const text = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return <time dateTime={date}>{text}</time>;
}
