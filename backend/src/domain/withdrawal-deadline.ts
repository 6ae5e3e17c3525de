import { WITHDRAWAL_DAYS, type OrderStatus } from '../../contract/order-states';
import { randomBytes } from 'node:crypto';
import { shopDay } from './shop-calendar';
import { isLost } from './order-status';
import { DAY_MS } from './time';
import { type ProductType } from '../../contract/products';

/** The days and hours the shop and its customers live by. */
export interface Calendar {
  timeZone: string;
  /** `YYYY-MM-DD` */
  isHoliday: (day: string) => boolean;
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function isWorkingDay(day: string, { isHoliday }: Calendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** Last millisecond of a calendar day in a time zone. */
function endOfDay(day: string, timeZone: string): Date {
  const next = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
  // Offsets are multiples of 15 minutes between -12 and +14 hours, so one of these is the start of the next day.
  for (let at = next - 14 * 3_600_000; at <= next + 12 * 3_600_000; at += 900_000)
    if (shopDay(new Date(at), timeZone) > day) return new Date(at - 1);
  return new Date(next - 1);
}

/**
 * Last instant to withdraw from a contract: the end of the 14th day after the goods were received (the last parcel, if
 * several), or after the contract for digital content was concluded. On a Saturday, Sunday or public holiday, the end of
 * the next working day.
 * Sources: Directive 2011/83/EU art. 9(2) and recital 41; Regulation (EEC, Euratom) 1182/71 art. 3(1), (2) and (4).
 */
export function withdrawalDeadline(from: Date, calendar: Calendar): Date {
  let day = addDays(shopDay(from, calendar.timeZone), WITHDRAWAL_DAYS);
  while (!isWorkingDay(day, calendar)) day = addDays(day, 1);
  return endOfDay(day, calendar.timeZone);
}

/** Contract details that determine the right of withdrawal. */
export interface ContractDetails {
  status: OrderStatus;
  placedAt: Date;
  /** Null until delivered, or when the delivery date is unknown. */
  deliveredAt: Date | null;
  /** Consented to immediate access and acknowledged the loss of the right. */
  immediateAccess: boolean;
}

/** `open`: the period has not begun. `none`: no right of withdrawal, or no longer. */
export type LineRight = { kind: 'open' } | { kind: 'until'; until: Date } | { kind: 'none' };

/**
 * Goods: from the order until 14 days after delivery. Digital content: no right when supplied immediately with the
 * consumer's consent and acknowledgement (Directive 2011/83/EU art. 16(m)), otherwise 14 days from the contract.
 */
export function withdrawalRightOfLine(type: ProductType, facts: ContractDetails, calendar: Calendar): LineRight {
  if (isLost(facts.status) || facts.status === 'refunded') return { kind: 'none' };
  if (type === 'physical')
    return facts.deliveredAt
      ? { kind: 'until', until: withdrawalDeadline(facts.deliveredAt, calendar) }
      : { kind: 'open' };
  return facts.immediateAccess
    ? { kind: 'none' }
    : { kind: 'until', until: withdrawalDeadline(facts.placedAt, calendar) };
}

/** Combined right of several lines: `open` while any of them can be withdrawn from; `until` is null when no end is known. */
export function combineWithdrawalRights(rights: LineRight[], now: Date): { until: Date | null; open: boolean } {
  if (rights.some(({ kind }) => kind === 'open')) return { until: null, open: true };
  const ends = rights.flatMap((right) => (right.kind === 'until' ? [right.until.getTime()] : []));
  if (ends.length === 0) return { until: null, open: false };
  const last = Math.max(...ends);
  return { until: new Date(last), open: now.getTime() <= last };
}

/** Excludes characters that look alike, because customers read the number out on the phone. */
const RECEIPT_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `WD-7K3Q9ZMA`: 40 random bits, so that other numbers can not be guessed. */
export function createReceiptNr(): string {
  const signs = [...randomBytes(8)].map((byte) => RECEIPT_CHARACTERS[byte % 32]);
  return `WD-${signs.join('')}`;
}
