import { addDays, formatDate } from '../../contract/dates';

/** Calendar year in the shop's time zone, as used in order numbers. */
export function shopYear(at: Date, timeZone: string): number {
  return Number(shopDay(at, timeZone).slice(0, 4));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Falls back to UTC: an invalid time zone in the settings must not stop sales. */
function createFormat(tag: string, timeZone: string, dateStyle: 'short' | 'long'): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(tag, { timeZone, dateStyle });
  } catch {
    return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle });
  }
}

/** Cached because creating a formatter costs more than the rest of a quote's arithmetic. */
function dateFormat(tag: string, timeZone: string, dateStyle: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone} ${dateStyle}`;
  const format = formats.get(key) ?? createFormat(tag, timeZone, dateStyle);
  formats.set(key, format);
  return format;
}

/** Calendar day `YYYY-MM-DD` in the shop's time zone, which for example selects the VAT rate. */
export const shopDay = (at: Date, timeZone: string): string => dateFormat('sv-SE', timeZone, 'short').format(at);

/** Localized long date. */
export const formatDay = (at: Date, timeZone: string, tag: string): string =>
  formatDate(dateFormat(tag, timeZone, 'long'), at);

/** Last millisecond of a calendar day in a time zone. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
  // Offsets are multiples of 15 minutes between -12 and +14 hours, so one of these is the start of the next day.
  for (let at = next - 14 * 3_600_000; at <= next + 12 * 3_600_000; at += 900_000)
    if (shopDay(new Date(at), timeZone) > day) return new Date(at - 1);
  return new Date(next - 1);
}
