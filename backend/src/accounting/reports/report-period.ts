import { shopDay } from '../../domain/shop-calendar';
import { DAY_MS } from '../../domain/time';

/** Days `YYYY-MM-DD` in the shop's time zone, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** The value if it is an existing calendar day, or null. */
function parseDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value) ? value : null;
}

/** Parses `from` and `to` of a query; null when one is invalid or they are in the wrong order. */
export function parsePeriod(query: Record<string, unknown>): Period | null {
  const from = parseDay(query.from);
  const to = parseDay(query.to);
  return from && to && from <= to ? { from, to } : null;
}

/** Quarter of a day: `2026-Q4`. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'];

/** Period of a quarter such as `2026-Q4`; null when malformed. */
export function parseQuarter(value: unknown): Period | null {
  const match = typeof value === 'string' ? /^(\d{4})-Q([1-4])$/.exec(value) : null;
  if (!match) return null;
  const [, year, quarter] = match;
  const last = LAST_DAYS[Number(quarter) - 1];
  return { from: `${year}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}-01`, to: `${year}-${last}` };
}

/** Instants around a period with a day of margin, for the database query; `isWithin` checks exactly. */
export const queryRange = ({ from, to }: Period): [Date, Date] => [
  new Date(Date.parse(`${from}T00:00:00Z`) - DAY_MS),
  new Date(Date.parse(`${to}T00:00:00Z`) + 2 * DAY_MS),
];

export const isWithin = ({ from, to }: Period, at: Date, timeZone: string): boolean => {
  const day = shopDay(at, timeZone);
  return from <= day && day <= to;
};
