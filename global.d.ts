import type { Locale } from '@/lib/i18n/locales';
import type messages from '@/messages/en.json';

/** Makes message keys, their arguments and the locale part of the type check. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
