import { fill } from '@/lib/forms/fill-template';
import styles from './payment.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface ReservedUntilProps {
  /** ISO 8601; null without a reservation. */
  until: string | null;
  /** With a `{until}` placeholder. */
  text: string;
  locale: Locale;
  timeZone: string;
}

/** How long the items of an unpaid order are reserved. */
export function ReservedUntil({ until, text, locale, timeZone }: ReservedUntilProps) {
  if (!until) return null;
  const format = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return <p className={styles.hint}>{fill(text, { until: format.format(new Date(until)) })}</p>;
}
