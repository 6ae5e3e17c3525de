import type messages from '@/messages/en.json';
import { type Locale } from './backend/contract/locales';

/** Makes message keys, their arguments and the locale part of the type check. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
