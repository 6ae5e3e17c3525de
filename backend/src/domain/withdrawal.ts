import { randomBytes } from 'node:crypto';
import { shopDay } from './order-number';
import { type OrderStatus, isLost } from './order-status';
import type { ProductType } from './totals';
import { DAY_MS } from './time';

/** Directive 2011/83/EU, art. 9(1). */
const PERIOD_DAYS = 14;

/**
 * Fixed public holidays (`MM-DD`) in at least one of the countries we deliver to: New Year, Labour Day, both days of Christmas.
 * Movable and regional ones are left out: a day more never harms a consumer, and a late statement is decided by a person.
 */
const HOLIDAYS = new Set(['01-01', '05-01', '12-25', '12-26']);

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day.slice(5));
}

/** The instant at which a calendar day ends in a time zone: its last millisecond. */
function endOfDay(day: string, timeZone: string): Date {
  const next = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
  // Offsets are whole quarters of an hour between -12 and +14: the first instant of the next day is one of these.
  for (let at = next - 14 * 3_600_000; at <= next + 12 * 3_600_000; at += 900_000)
    if (shopDay(new Date(at), timeZone) > day) return new Date(at - 1);
  return new Date(next - 1);
}

/**
 * The last instant at which a contract can be withdrawn from: the end of the 14th day after the goods (of several parcels the
 * last) were received, or after the contract for digital content was made. When that is a Saturday, a Sunday or a public
 * holiday, the end of the next working day.
 * Sources: Directive 2011/83/EU art. 9(2) and recital 41; Regulation (EEC, Euratom) 1182/71 art. 3(1), (2) and (4).
 */
export function withdrawalDeadline(from: Date, timeZone: string): Date {
  let day = addDays(shopDay(from, timeZone), PERIOD_DAYS);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return endOfDay(day, timeZone);
}

/** What the right of withdrawal depends on. */
export interface ContractFacts {
  status: OrderStatus;
  placedAt: Date;
  /** Null while the parcel is not delivered, or nobody knows when it was. */
  deliveredAt: Date | null;
  /** Agreed to watch at once, and to lose the right by it. */
  immediateAccess: boolean;
}

/** Until when one line can be withdrawn from. `open`: the period has not begun. `none`: there is no such right (any more). */
export type LineRight = { kind: 'open' } | { kind: 'until'; until: Date } | { kind: 'none' };

/**
 * Goods: 14 days from delivery, and before it at any time. Digital content: none when it was to be supplied at once with the
 * consumer's consent and acknowledgement (Directive 2011/83/EU art. 16(m)), else 14 days from the contract.
 */
export function lineRight(type: ProductType, facts: ContractFacts, timeZone: string): LineRight {
  if (isLost(facts.status) || facts.status === 'refunded') return { kind: 'none' };
  if (type === 'physical')
    return facts.deliveredAt
      ? { kind: 'until', until: withdrawalDeadline(facts.deliveredAt, timeZone) }
      : { kind: 'open' };
  return facts.immediateAccess
    ? { kind: 'none' }
    : { kind: 'until', until: withdrawalDeadline(facts.placedAt, timeZone) };
}

/** The rights of several lines as one: `open` while any of them can be withdrawn from; `until` is null where no end is known. */
export function joinRights(rights: LineRight[], now: Date): { until: Date | null; open: boolean } {
  if (rights.some(({ kind }) => kind === 'open')) return { until: null, open: true };
  const ends = rights.flatMap((right) => (right.kind === 'until' ? [right.until.getTime()] : []));
  if (ends.length === 0) return { until: null, open: false };
  const last = Math.max(...ends);
  return { until: new Date(last), open: now.getTime() <= last };
}

/** Without letters and digits that look alike: people read it out on the telephone. */
const RECEIPT_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `WD-7K3Q9ZMA`: 40 random bits, so that a number says nothing about others. */
export function createReceiptNr(): string {
  const signs = [...randomBytes(8)].map((byte) => RECEIPT_SIGNS[byte % 32]);
  return `WD-${signs.join('')}`;
}
