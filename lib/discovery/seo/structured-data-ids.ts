import { absoluteUrl } from '@/lib/i18n/hosts';
import { DEFAULT_LOCALE, type Locale } from '@/backend/contract/locales';

/** Names of things in structured data (JSON-LD `@id`): what is said on one page and on another is about the same thing. */
export const organizationId = (): string => `${absoluteUrl(DEFAULT_LOCALE, '/')}#organization`;
export const websiteId = (locale: Locale): string => `${absoluteUrl(locale, '/')}#website`;
export const partId = (url: string, part: string): string => `${url}#${part}`;

/** The company behind the shop where it is only mentioned; the home page says all about it. */
export const organizationRef = (locale: Locale, name: string) => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name,
  url: absoluteUrl(locale, '/'),
});

/** Minor units as schema.org wants them: `39.95`. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
