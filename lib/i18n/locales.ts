/** The one table of locales: everything that differs by language alone derives from here. */
export const LOCALES = {
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
  /** Public first segment of the routes whose prefix is localised (specification section 2). */
  segments: Record<LocalisedSegment, string>;
}

export type LocalisedSegment = 'shop' | 'blog' | 'academy' | 'reviews';
export type Locale = keyof typeof LOCALES;

export const locales = Object.keys(LOCALES) as Locale[];
export const defaultLocale: Locale = 'nl';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}
