import type { Rule } from './rule';
import { isLeftOut, textOf } from './values';

/** Parses Date objects and text accepted by Date.parse(); NaN for anything else. */
export function timeOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** Compares with a given date, by default now. Invalid dates compare false. */
function comparison(holds: (time: number, limit: number) => boolean): Rule {
  return (value, [limit]) => holds(timeOf(value), isLeftOut(limit) ? Date.now() : timeOf(limit));
}

export const dateAfter = comparison((time, limit) => time > limit);
export const dateAfterOrEqual = comparison((time, limit) => time >= limit);
export const dateBefore = comparison((time, limit) => time < limit);
export const dateBeforeOrEqual = comparison((time, limit) => time <= limit);

/** Inclusive; a single date means between now and that date. */
export const dateBetween: Rule = (value, [first, second]) => {
  const [from, to] = isLeftOut(second) ? [Date.now(), timeOf(first)] : [timeOf(first), timeOf(second)];
  const time = timeOf(value);
  return time >= from && time <= to;
};

const TOKENS: Record<string, string> = {
  YYYY: '\\d{4}',
  YY: '\\d{2}',
  MM: '(?:0[1-9]|1[0-2])',
  M: '(?:0?[1-9]|1[0-2])',
  DD: '(?:0[1-9]|[12]\\d|3[01])',
  D: '(?:0?[1-9]|[12]\\d|3[01])',
};
const TOKEN = /YYYY|YY|MM|M|DD|D/g;

/** RegExp of a date format; null if it is invalid (not text, or without day, month or year). */
export function datePattern(format: unknown): RegExp | null {
  if (typeof format !== 'string' || format.length > 100 || format.search(TOKEN) < 0) return null;
  const escaped = format.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(TOKEN, (token) => TOKENS[token] ?? token)}$`);
}

/** Checks the notation, not whether the date exists. Without a format the rule is misconfigured. */
export const dateFormat: Rule = (value, [format]) => {
  const text = textOf(value);
  return text !== null && (datePattern(format)?.test(text) ?? false);
};
