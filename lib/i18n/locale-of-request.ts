import { resolveLocale } from './resolve-locale';
import { type Locale } from '@/backend/contract/locales';

/** The locale of a request to a route handler, where `next/root-params` does not work. */
export function localeOfRequest({ headers }: Pick<Request, 'headers'>): Locale {
  const cookie = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(headers.get('cookie') ?? '')?.[1];
  return resolveLocale({ host: headers.get('host'), cookie, acceptLanguage: headers.get('accept-language') });
}
