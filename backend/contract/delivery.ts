import { addDays, formatDayAndMonth, isWeekday } from './dates';

/** How a parcel reaches the customer. Every country has `home`; the others are rows of the country. */
export const DELIVERY_METHODS = ['home', 'letterbox', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Working days from dispatch to delivery. */
export interface DeliveryDays {
  min: number;
  max: number;
}

/** First and last day (`YYYY-MM-DD`) on which a parcel is promised. */
export interface DeliveryDates {
  from: string;
  to: string;
}

export interface DeliveryPromise extends DeliveryDates {
  /** Time of today (`15:00`) until which an order is dispatched today; null when it is too late, or no working day. */
  before: string | null;
}

/** What a promise depends on besides the days that a parcel takes. */
export interface DispatchCalendar {
  /** IANA time zone of the warehouse. */
  timeZone: string;
  /** Orders until this time (`HH:MM`) leave on the same working day. */
  cutoff: string;
  /** Whether a day (`YYYY-MM-DD`) is a public holiday where parcels are packed. */
  isDispatchHoliday: (day: string) => boolean;
  /** Whether it is one where they arrive. */
  isDeliveryHoliday: (day: string) => boolean;
}

export const CUTOFF = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const DEFAULT_CUTOFF = '15:00';

/** More days than any carrier takes: what an editor typed must not make a page count for ever. */
export const MAX_DELIVERY_DAYS = 30;

const localTimes = new Map<string, Intl.DateTimeFormat>();

function createLocalTime(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  } catch {
    return createLocalTime('UTC');
  }
}

/** `2026-11-24 14:59` in a time zone; in UTC if the settings name one that does not exist. Making a formatter costs more than a promise. */
function localTime(at: Date, timeZone: string): string {
  const format = localTimes.get(timeZone) ?? createLocalTime(timeZone);
  localTimes.set(timeZone, format);
  return format.format(at);
}

/** The first day from `day` on that is none of the weekend and no holiday. */
function nextWorkingDay(day: string, isHoliday: (day: string) => boolean): string {
  let next = day;
  while (!isWeekday(next) || isHoliday(next)) next = addDays(next, 1);
  return next;
}

function addWorkingDays(day: string, count: number, isHoliday: (day: string) => boolean): string {
  let next = day;
  for (let left = count; left > 0; left -= 1) next = nextWorkingDay(addDays(next, 1), isHoliday);
  return nextWorkingDay(next, isHoliday);
}

/**
 * When a parcel that is ordered and paid `now` arrives. It leaves today until the cut-off on a working day, otherwise on the
 * next one, and then takes `days` working days of its destination. Saturdays never count, although some carriers deliver
 * then: a promise may be kept early, not late. Later orders never get an earlier promise, and days that an editor mixed up
 * (`min` above `max`) give the longer one.
 */
export function promiseDelivery(now: Date, days: DeliveryDays, calendar: DispatchCalendar): DeliveryPromise {
  const { timeZone, cutoff, isDispatchHoliday, isDeliveryHoliday } = calendar;
  const [today = '', time = ''] = localTime(now, timeZone).split(' ');
  const dispatched = nextWorkingDay(time < cutoff ? today : addDays(today, 1), isDispatchHoliday);
  const take = (count: number) => addWorkingDays(dispatched, Math.min(count, MAX_DELIVERY_DAYS), isDeliveryHoliday);
  return {
    before: dispatched === today ? cutoff : null,
    from: take(Math.min(days.min, days.max)),
    to: take(Math.max(days.min, days.max)),
  };
}

/** `Tue 24 – Thu 26 November`, or one day. `tag` is a BCP 47 tag. */
export function formatDeliveryDates({ from, to }: DeliveryDates, tag: string): string {
  if (from === to) return formatDayAndMonth(to, tag);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${formatDayAndMonth(from, tag, !isSameMonth)} – ${formatDayAndMonth(to, tag)}`;
}

/** A time as people of that language write it; the words around it are in the messages. */
export const formatCutoff = (time: string, tag: string): string =>
  tag.startsWith('fr') ? time.replace(/^0?(\d+):/, '$1\u00a0h\u00a0').replace(/\u00a000$/, '') : time;
