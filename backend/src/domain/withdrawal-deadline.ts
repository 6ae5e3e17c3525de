import { WITHDRAWAL_DAYS, type OrderStatus } from '../../contract/order-states';
import { addDays, isWeekday } from '../../contract/dates';
import { randomBytes } from 'node:crypto';
import { endOfDay, shopDay } from './shop-calendar';
import { isLost } from './order-status';
import { type ProductType, isAcademyType } from '../../contract/products';

/** The days and hours the shop and its customers live by. */
export interface Calendar {
  timeZone: string;
  /** `YYYY-MM-DD` */
  isHoliday: (day: string) => boolean;
}

/**
 * Last instant to withdraw from a contract: the end of the 14th day after the goods were received (the last parcel, if
 * several), or after the contract for digital content was concluded. On a Saturday, Sunday or public holiday, the end of
 * the next working day.
 * Sources: Directive 2011/83/EU art. 9(2) and recital 41; Regulation (EEC, Euratom) 1182/71 art. 3(1), (2) and (4).
 */
export const withdrawalDeadline = (from: Date, calendar: Calendar): Date =>
  endOfPeriod(from, WITHDRAWAL_DAYS, calendar);

/** End of the last of `days` days after `from`, or of the next working day. */
function endOfPeriod(from: Date, days: number, calendar: Calendar): Date {
  let day = addDays(shopDay(from, calendar.timeZone), days);
  while (!isWeekday(day) || calendar.isHoliday(day)) day = addDays(day, 1);
  return endOfDay(day, calendar.timeZone);
}

const SEND_BACK_DAYS = 14;
/** Days that are left to somebody whose statement was accepted late. */
const NOTICE_DAYS = 7;

/**
 * Last instant to send the goods back: 14 days after the statement (Directive 2011/83/EU art. 14(1)), computed like the
 * period of withdrawal, but at least a week after the shop accepted it and said where to.
 */
export function sendBackDeadline(statedAt: Date, acceptedAt: Date, calendar: Calendar): Date {
  const legal = endOfPeriod(statedAt, SEND_BACK_DAYS, calendar);
  const fair = endOfPeriod(acceptedAt, NOTICE_DAYS, calendar);
  return legal > fair ? legal : fair;
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
export function withdrawalRightOfLine(type: ProductType, contract: ContractDetails, calendar: Calendar): LineRight {
  if (isLost(contract.status) || contract.status === 'refunded') return { kind: 'none' };
  if (type === 'physical')
    return contract.deliveredAt
      ? { kind: 'until', until: withdrawalDeadline(contract.deliveredAt, calendar) }
      : { kind: 'open' };
  // A gift card is not used up by being sent: it can be given back, as far as it is not spent.
  return contract.immediateAccess && isAcademyType(type)
    ? { kind: 'none' }
    : { kind: 'until', until: withdrawalDeadline(contract.placedAt, calendar) };
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
