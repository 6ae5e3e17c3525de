import { IntlMessageFormat } from 'intl-messageformat';
import { STAFF_TAGS, type StaffLanguage } from '../../../contract/staff-languages';
import { CATALOGUES, type TextKey, flatten } from './catalogues';
import { translateSentence } from './sentences';

type Values = Record<string, string | number>;

/** The admin's words and formats in one language. */
export interface Translator {
  (key: TextKey, values?: Values): string;
  language: StaffLanguage;
  /** BCP 47 tag that days, countries and lists are written in. */
  tag: string;
  /** A stored identifier such as `partially_refunded`; one that the group does not know is shown by its name. */
  code: (group: keyof (typeof CATALOGUES)['en'] | 'events.status', code: string) => string;
  /** A sentence that the backend or a rule of `domain` says in English. */
  sentence: (english: string) => string;
  money: (cents: number, currency: string) => string;
  /** In the time zone of the browser; `–` for none. */
  moment: (iso: string | null) => string;
  day: (iso: string | null) => string;
  /** ISO 3166-1 alpha-2. */
  country: (iso: string | null) => string;
}

/** `partially_refunded` as `Partially refunded`. */
function spaced(code: string): string {
  const words = code.replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function makeTranslator(language: StaffLanguage): Translator {
  const texts = flatten(CATALOGUES[language]);
  const formats = new Map<string, IntlMessageFormat>();
  const { days: tag, money } = STAFF_TAGS[language];
  const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const countries = new Intl.DisplayNames(tag, { type: 'region' });

  const say = (key: string, values: Values = {}): string => {
    const format = formats.get(key) ?? new IntlMessageFormat(texts[key] ?? key, tag, undefined, { ignoreTag: true });
    formats.set(key, format);
    return String(format.format(values));
  };
  return Object.assign((key: TextKey, values?: Values) => say(key, values), {
    language,
    tag,
    code: (group: string, code: string) => texts[`${group}.${code}`] ?? spaced(code),
    sentence: (english: string) => translateSentence(english, language),
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(money, { style: 'currency', currency }).format(cents / 100),
    moment: (iso: string | null) => (iso ? moments.format(new Date(iso)) : '–'),
    day: (iso: string | null) => (iso ? days.format(new Date(iso)) : '–'),
    country: (iso: string | null) => (iso ? (countries.of(iso.toUpperCase()) ?? iso) : '–'),
  });
}

const made = new Map<StaffLanguage, Translator>();

/** The same function for the same language each time, so that components can depend on it. */
export function translatorFor(language: StaffLanguage): Translator {
  const translator = made.get(language) ?? makeTranslator(language);
  made.set(language, translator);
  return translator;
}
