import { timeOf } from './dates';
import { labelForms, type LabelForms } from './inflect-label';
import { toPattern } from './pattern';
import { isLeftOut, numberOf } from './values';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface Plural {
  one: string;
  other: string;
}
type Countable = string | Plural;
interface LengthWords {
  min: Countable;
  max: Countable;
  exact: Countable;
  between: string;
}

export type ArgumentFormatter = ReturnType<typeof createArgumentFormatter>;

/** Formats rule arguments in a language: numbers, dates, lists, date formats. */
export function createArgumentFormatter(locale: Locale, own: LabelForms, labels: Record<string, string>) {
  const { tag } = LOCALE_SETTINGS[locale];
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 10 });
  // Dates without a time are midnight UTC; another time zone would show the previous day.
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const plurals = new Intl.PluralRules(tag);

  const number = (value: unknown): string => numbers.format(numberOf(value));
  const list = (items: string[]): string => new Intl.ListFormat(tag, { type: 'disjunction' }).format(items);
  const range = (a: unknown, b: unknown): [number, number] => {
    const [from, to] = [numberOf(a), numberOf(b)];
    return [Math.min(from, to), Math.max(from, to)];
  };
  const count = (words: Countable, n: number): string =>
    typeof words === 'string' ? words : words[plurals.select(n) === 'one' ? 'one' : 'other'];

  return {
    number,
    list,
    range,
    date: (value: unknown): string => formatDate(dates, timeOf(value)),
    isPattern: (option: unknown): boolean => toPattern(option) !== undefined,

    /** Localizes `DD-MM-YYYY`, for example to `TT-MM-JJJJ`. */
    format: (format: string, tokens: { day: string; month: string; year: string }): string =>
      format.replaceAll(/YYYY|YY|MM|M|DD|D/g, (token) => {
        const letter = { Y: tokens.year, M: tokens.month, D: tokens.day }[token.charAt(0)];
        return (letter ?? '').repeat(token.length);
      }),

    /** '' if any length is valid: then only the type of the value can be wrong. */
    length: (words: LengthWords, first: unknown, second: unknown): [string, Record<string, string>] => {
      const [from, to] = range(isLeftOut(first) ? 0 : first, isLeftOut(second) ? Number.POSITIVE_INFINITY : second);
      const [min, max] = [Math.trunc(from), Math.trunc(to)];
      if (max === Number.POSITIVE_INFINITY) return min > 0 ? [count(words.min, min), { n: number(min) }] : ['', {}];
      if (min === max) return [count(words.exact, max), { n: number(max) }];
      if (min <= 0) return [count(words.max, max), { n: number(max) }];
      return [words.between, { min: number(min), max: number(max) }];
    },

    /** `E-mail address or phone`: this field and the named ones; '' if one of them is unknown. */
    siblings: (names: unknown[]): string => {
      const others = names.map((name) => (typeof name === 'string' && Object.hasOwn(labels, name) ? labels[name] : ''));
      if (others.length === 0 || others.some((label) => !label)) return '';
      return list([own.field, ...others.map((label) => labelForms(label ?? '', locale, '').field)]);
    },

    characterSet: (words: string | ({ default: string } & Record<string, string>), set: unknown): string => {
      if (typeof words === 'string') return words;
      return (typeof set === 'string' && Object.hasOwn(words, set) ? words[set] : undefined) ?? words.default;
    },
  };
}
