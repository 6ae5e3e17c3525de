import type messages from '@/messages/en.json';
import { type Locale } from './backend/contract/locales';

/** Type-checks message keys, their arguments and locales. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
