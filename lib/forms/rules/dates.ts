import type { Rule } from './rule';
import { isLeftOut, textOf } from './values';

/** Dates are Date objects or text that Date.parse() reads; numbers are neither. */
export function timeOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** Against a given date or else against now. What is no date compares false. */
function comparison(holds: (time: number, limit: number) => boolean): Rule {
  return (value, [limit]) => holds(timeOf(value), isLeftOut(limit) ? Date.now() : timeOf(limit));
}

export const dateAfter = comparison((time, limit) => time > limit);
export const dateAfterOrEqual = comparison((time, limit) => time >= limit);
export const dateBefore = comparison((time, limit) => time < limit);
export const dateBeforeOrEqual = comparison((time, limit) => time <= limit);

/** Both ends included; a single date means between now and then. */
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

/** The pattern of a date format; null for what is none (no text, or no day, month or year in it). */
export function datePattern(format: unknown): RegExp | null {
  if (typeof format !== 'string' || format.length > 100 || format.search(TOKEN) < 0) return null;
  const escaped = format.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(TOKEN, (token) => TOKENS[token] ?? token)}$`);
}

/** The way the date is written, not whether the calendar has it. Without a format the rule is misconfigured. */
export const dateFormat: Rule = (value, [format]) => {
  const text = textOf(value);
  return text !== null && (datePattern(format)?.test(text) ?? false);
};
