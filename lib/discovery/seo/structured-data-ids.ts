import { absoluteUrl } from '@/lib/i18n/hosts';
import { DEFAULT_LOCALE, type Locale } from '@/backend/contract/locales';

/** Ids of entities in structured data (JSON-LD `@id`), shared between pages. */
export const organizationId = (): string => `${absoluteUrl(DEFAULT_LOCALE, '/')}#organization`;
export const websiteId = (locale: Locale): string => `${absoluteUrl(locale, '/')}#website`;
export const partId = (url: string, part: string): string => `${url}#${part}`;
/** Reference to an entity of the same page. */
export const refer = (id: string) => ({ '@id': id });

/** Reference to the company; the home page has its full description. */
export const organizationRef = (locale: Locale, name: string) => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name,
  url: absoluteUrl(locale, '/'),
});

/** Formats minor units for schema.org: `39.95`. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2);
