/** All that differs by language alone. Both halves of the shop read it. */
export const LOCALE_SETTINGS = {
  nl: {
    tag: 'nl-NL',
    openGraph: 'nl_NL',
    name: 'Nederlands',
    country: 'nl',
    segments: { shop: 'shop', blog: 'blog', academy: 'academy', reviews: 'beoordelingen' },
  },
  en: {
    tag: 'en-GB',
    openGraph: 'en_GB',
    name: 'English',
    country: 'nl',
    segments: { shop: 'shop', blog: 'blog', academy: 'academy', reviews: 'reviews' },
  },
  de: {
    tag: 'de-DE',
    openGraph: 'de_DE',
    name: 'Deutsch',
    country: 'de',
    segments: { shop: 'shop', blog: 'blog', academy: 'course', reviews: 'bewertungen' },
  },
  es: {
    tag: 'es-ES',
    openGraph: 'es_ES',
    name: 'Español',
    country: 'es',
    segments: { shop: 'tienda', blog: 'blog', academy: 'course', reviews: 'opiniones' },
  },
  fr: {
    tag: 'fr-FR',
    openGraph: 'fr_FR',
    name: 'Français',
    country: 'fr',
    segments: { shop: 'magasin', blog: 'blog', academy: 'course', reviews: 'avis' },
  },
  sv: {
    tag: 'sv-SE',
    openGraph: 'sv_SE',
    name: 'Svenska',
    country: 'se',
    segments: { shop: 'butik', blog: 'blogg', academy: 'course', reviews: 'omdomen' },
  },
} as const satisfies Record<string, LocaleDefinition>;

interface LocaleDefinition {
  /** BCP 47 tag for dates, prices and `lang`. */
  tag: string;
  openGraph: string;
  /** The language's own name, for the switcher. */
  name: string;
  /** The shipping country offered first (ISO 3166-1, lower case). */
  country: string;
  /** Public first segment of the routes whose prefix is localised. */
  segments: Record<LocalisedSegment, string>;
}

export type LocalisedSegment = 'shop' | 'blog' | 'academy' | 'reviews';
export type Locale = keyof typeof LOCALE_SETTINGS;

export const LOCALES = Object.keys(LOCALE_SETTINGS) as Locale[];
export const DEFAULT_LOCALE: Locale = 'nl';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALE_SETTINGS, value);
}
