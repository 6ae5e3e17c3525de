import { LOCALE_SETTINGS, type Locale, LOCALES } from '@/backend/contract/locales';

/** ISO 3166-1 alpha-2 codes of the European Economic Area and its neighbours, where a selling company may be based. */
const COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

const namesIn = (locale: Locale): Intl.DisplayNames =>
  new Intl.DisplayNames([LOCALE_SETTINGS[locale].tag], { type: 'region' });
const fold = (name: string): string => name.trim().toLocaleLowerCase();

let codes: Map<string, string> | undefined;

/** Code by name, in every language of the shop. */
function listNames(): Map<string, string> {
  const entries = LOCALES.flatMap((locale) => {
    const names = namesIn(locale);
    return COUNTRIES.map((iso): [string, string] => [fold(names.of(iso) ?? iso), iso]);
  });
  return new Map(entries);
}

/** Country code by its name in any of the shop's languages; null if unknown. */
export function findCountry(name: string): string | null {
  codes ??= listNames();
  return codes.get(fold(name)) ?? null;
}

/** Translates the country in the last line of an address; unchanged if that line is not a country. */
export function translateCountry(address: string, locale: Locale): string {
  const lines = address.split('\n');
  const iso = findCountry(lines.at(-1) ?? '');
  return iso === null ? address : [...lines.slice(0, -1), namesIn(locale).of(iso)].join('\n');
}
