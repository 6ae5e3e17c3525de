const DAY_MS = 24 * 60 * 60_000;

/** A calendar day (`YYYY-MM-DD`) as an instant, for formats and sums in UTC. */
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar day `days` after `day`, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Monday to Friday. */
export function isWeekday(day: string): boolean {
  const weekday = new Date(utc(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** French says `1er` for the first of a month, and `Intl` only `1`. */
function writeParts(parts: Intl.DateTimeFormatPart[], tag: string): string {
  const inWords = tag.startsWith('fr') && parts.some(({ type, value }) => type === 'month' && !/^\d/.test(value));
  return parts.map(({ type, value }) => (inWords && type === 'day' && value === '1' ? '1er' : value)).join('');
}

/** A date in words as `format` writes it. */
export function formatDate(format: Intl.DateTimeFormat, at: Date | number): string {
  const { locale } = format.resolvedOptions();
  return locale.startsWith('fr') ? writeParts(format.formatToParts(at), locale) : format.format(at);
}

const daysAndMonths = new Map<string, Intl.DateTimeFormat>();

/** `Tue 24 November`; without its month `Tue 24`, as the first of two days in one month. */
export function formatDayAndMonth(day: string, tag: string, withMonth = true): string {
  // Spanish does not shorten the weekday before a month in full, and writes no comma after it.
  const isSpanish = tag.startsWith('es');
  const weekday = isSpanish ? 'long' : 'short';
  const format =
    daysAndMonths.get(tag) ?? new Intl.DateTimeFormat(tag, { weekday, day: 'numeric', month: 'long', timeZone: 'UTC' });
  daysAndMonths.set(tag, format);
  const written = format.formatToParts(utc(day));
  const parts = isSpanish ? written.map((part) => (part.value === ', ' ? { ...part, value: ' ' } : part)) : written;
  if (withMonth) return writeParts(parts, tag);
  // German keeps the full stop of `24.`, Spanish loses its `de`.
  return /^\D*\d+(?:er|\.)?/.exec(writeParts(parts, tag))?.[0] ?? day;
}
