import { isPackable } from './order-status';
import { DAY_MS, daysInMs } from './time';
import { type Fulfilment, type OrderStatus } from '../../contract/order-states';
import { type FitCounts, type SizeFit } from '../../contract/size-fit';

const REVIEW_STATES = ['pending', 'published', 'rejected'] as const;
/** `pending`: not moderated yet. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * The only grounds to reject a review. A low rating is not one: suppressing negative reviews is misleading (Directive
 * 2005/29/EC, annex I, 23c, as amended by 2019/2161).
 */
export const REJECTION_REASONS = ['abuse', 'personal-data', 'off-topic', 'advertising'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** No review is requested for orders older than this, for example after downtime or when the feature is first enabled. */
export const CATCH_UP_DAYS = 30;
/** Days for which the link in the mail is valid. */
export const REVIEW_LINK_DAYS = 180;
/** Days to keep a rejected review after both the decision and the end of its link, in case of questions. */
export const REJECTED_KEPT_DAYS = 30;

export const DEFAULT_REVIEW_DAYS = 10;

export interface DeliveredOrder {
  status: OrderStatus;
  fulfilment: Fulfilment;
  deliveredAt: Date | null;
  /** The checkout announced the review mail, and the buyer did not opt out there. */
  askReview: boolean;
  /** The customer deleted the account the order belonged to. */
  forgotten: boolean;
  /** A withdrawal statement awaits a decision, or goods are on their way back. */
  withdrawing: boolean;
  lines: { physical: boolean; quantity: number; refunded: number }[];
}

/** Whether the buyer keeps at least one piece of the parcel; customers who withdraw are not asked for a review. */
export function keepsPurchase({ status, fulfilment, forgotten, withdrawing, lines }: DeliveredOrder): boolean {
  if (fulfilment !== 'delivered' || !isPackable(status) || forgotten || withdrawing) return false;
  return lines.some(({ physical, quantity, refunded }) => physical && quantity > refunded);
}

/**
 * Whether to send the review request: `days` after delivery (0: never), while the buyer keeps something, and only if they
 * could opt out when giving their email address and did not (Directive 2002/58/EC art. 13(2)).
 */
export function mayRequestReview(order: DeliveredOrder, days: number, now: Date): boolean {
  if (days <= 0 || !order.askReview || !order.deliveredAt || !keepsPurchase(order)) return false;
  const age = now.getTime() - order.deliveredAt.getTime();
  return age >= daysInMs(days) && age < daysInMs(days + CATCH_UP_DAYS);
}

/** Whether the link in the mail still opens the form. */
export const isReviewLinkOpen = (askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() < REVIEW_LINK_DAYS * DAY_MS;

export interface Rating {
  count: number;
  /** 1 to 5, rounded to one decimal, half up; 0 without reviews. */
  average: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: number[];
}

/** 1 to 5, rounded to one decimal, half up; 0 without reviews. `stars` is the sum of all. */
// In whole tenths: 4.25 is 42.5 tenths, so binary fractions can not shift the rounding of a half.
export const averageStars = (stars: number, count: number): number =>
  count === 0 ? 0 : Math.round((stars * 10) / count) / 10;

/** Computes the rating from counts per number of stars; values beyond 1 to 5 are ignored. */
export function computeRating(counts: { stars: number; count: number }[]): Rating {
  const distribution = [1, 2, 3, 4, 5].map((stars) =>
    counts.filter((entry) => entry.stars === stars).reduce((sum, { count }) => sum + count, 0),
  );
  const count = distribution.reduce((sum, some) => sum + some, 0);
  const stars = distribution.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return { count, average: averageStars(stars, count), distribution };
}

/** Counts the answers about the size; reviews without one are ignored. */
export function countFits(counts: { fit?: unknown; count: number }[]): FitCounts {
  const of = (fit: SizeFit): number =>
    counts.filter((entry) => entry.fit === fit).reduce((sum, { count }) => sum + count, 0);
  return { small: of('small'), right: of('right'), large: of('large') };
}

/** Suggested display name: first name and initial, `Zoë V.` */
export function defaultDisplayName(firstname: string, lastname: string): string {
  const initial = Array.from(lastname.trim())[0]?.toUpperCase() ?? '';
  return `${firstname.trim()}${initial ? ` ${initial}.` : ''}`.trim();
}
