import type { Locale } from './locales';

/** Colon after a label: French sets it off with a no-break space. */
export const colonOf = (locale: Locale): string => (locale === 'fr' ? '\u00A0:' : ':');
