import { LOCALE_SETTINGS, type Locale, LOCALES } from './locales';

/** ISO 3166-1 alpha-2 codes of the European Economic Area and its neighbours, where a selling company may be based. */
const COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

const displayNames = new Map<Locale, Intl.DisplayNames>();

/** Creating one costs more than a hundred names. */
function namesIn(locale: Locale): Intl.DisplayNames {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames([LOCALE_SETTINGS[locale].tag], { type: 'region' });
  displayNames.set(locale, names);
  return names;
}

/** Name of a country in a language; its code if unknown. `iso`: ISO 3166-1 alpha-2, in any case. */
export const countryName = (iso: string, locale: Locale): string => namesIn(locale).of(iso.toUpperCase()) ?? iso;

const fold = (name: string): string => name.trim().toLocaleLowerCase();

let codes: Map<string, string> | undefined;

/** Code by name, in every language of the shop. */
const listNames = (): Map<string, string> =>
  new Map(LOCALES.flatMap((locale) => COUNTRIES.map((iso) => [fold(countryName(iso, locale)), iso] as const)));

/** Country code by its name in any of the shop's languages; null if unknown. */
export function findCountry(name: string): string | null {
  codes ??= listNames();
  return codes.get(fold(name)) ?? null;
}

/** Translates the country in the last line of an address; unchanged if that line is not a country. */
export function translateCountry(address: string, locale: Locale): string {
  const lines = address.split('\n');
  const iso = findCountry(lines.at(-1) ?? '');
  return iso === null ? address : [...lines.slice(0, -1), countryName(iso, locale)].join('\n');
}
