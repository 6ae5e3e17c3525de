import { type Fulfilment } from './fulfilment';
import { type OrderStatus, isPackable } from './order-status';
import { DAY_MS } from './time';

export const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
/** `pending`: nobody has read it yet. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * All that a review can be refused for. A low rating is none: leaving out bad reviews misleads (Directive 2005/29/EC, annex I,
 * 23c, as amended by 2019/2161).
 */
export const REJECTION_REASONS = ['abuse', 'personal-data', 'off-topic', 'advertising'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const isRejectionReason = (value: unknown): value is RejectionReason =>
  REJECTION_REASONS.some((reason) => reason === value);

/** Days after which an order is no longer asked about: a shop that was off, or has just begun to ask, digs up nothing old. */
export const CATCH_UP_DAYS = 30;
/** Days in which the link of the mail can be used. */
export const LINK_DAYS = 180;
/** Days that a rejected review is kept for questions, after the decision and after its link has closed. */
export const REJECTED_KEPT_DAYS = 30;

export const DEFAULT_REVIEW_DAYS = 10;

export interface DeliveredOrder {
  status: OrderStatus;
  fulfilment: Fulfilment;
  deliveredAt: Date | null;
  /** The checkout told of the mail that asks, and the buyer did not object there. */
  askReview: boolean;
  /** The customer has deleted the account that the order belonged to. */
  forgotten: boolean;
  /** A statement of withdrawal waits for a decision. */
  withdrawing: boolean;
  lines: { physical: boolean; quantity: number; refunded: number }[];
}

/** Whether something of the parcel is the buyer's to keep. Who withdraws from the purchase is not asked how it pleases. */
export function isKept({ status, fulfilment, forgotten, withdrawing, lines }: DeliveredOrder): boolean {
  if (fulfilment !== 'delivered' || !isPackable(status) || forgotten || withdrawing) return false;
  return lines.some(({ physical, quantity, refunded }) => physical && quantity > refunded);
}

/**
 * Whether a mail may ask what the buyer thinks: `days` after the delivery (0: never), while something of it is kept, and only who
 * could object when the address was given and did not (Directive 2002/58/EC, article 13(2)).
 */
export function mayBeAsked(order: DeliveredOrder, days: number, now: Date): boolean {
  if (days <= 0 || !order.askReview || !order.deliveredAt || !isKept(order)) return false;
  const age = now.getTime() - order.deliveredAt.getTime();
  return age >= days * DAY_MS && age < (days + CATCH_UP_DAYS) * DAY_MS;
}

/** Whether the link of a mail still opens the form. */
export const isLinkOpen = (askedAt: Date, now: Date): boolean => now.getTime() - askedAt.getTime() < LINK_DAYS * DAY_MS;

export interface Rating {
  count: number;
  /** 1 to 5, rounded to one decimal, half up; 0 without reviews. */
  average: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
}

/** The rating that these numbers of reviews by stars make. All count the same; stars beyond 1 to 5 are left out. */
export function rate(counts: { stars: number; count: number }[]): Rating {
  const distribution = [1, 2, 3, 4, 5].map((stars) =>
    counts.filter((entry) => entry.stars === stars).reduce((sum, { count }) => sum + count, 0),
  );
  const count = distribution.reduce((sum, some) => sum + some, 0);
  const stars = distribution.reduce((sum, some, index) => sum + some * (index + 1), 0);
  // In whole tenths: 4.25 is 42.5 of them, and no binary fraction shifts the half.
  return { count, average: count === 0 ? 0 : Math.round((stars * 10) / count) / 10, distribution };
}

/** How a buyer is called unless they say otherwise: first name and one letter, `Zoë V.` */
export function defaultName(firstname: string, lastname: string): string {
  const initial = Array.from(lastname.trim())[0]?.toUpperCase() ?? '';
  return `${firstname.trim()}${initial ? ` ${initial}.` : ''}`.trim();
}
