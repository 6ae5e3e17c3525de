import { fill } from '@/lib/forms/fill-template';
import styles from './payment.module.css';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface UntilNoteProps {
  /** ISO 8601; null shows nothing. */
  until: string | null;
  /** With a `{until}` placeholder. */
  text: string;
  locale: Locale;
  timeZone: string;
}

/** A sentence with the time until which something holds, such as the reservation or the price of an unpaid order. */
export function UntilNote({ until, text, locale, timeZone }: UntilNoteProps) {
  if (!until) return null;
  const format = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return <p className={styles.hint}>{fill(text, { until: formatDate(format, new Date(until)) })}</p>;
}
