import { type PaymentStatus, isUndecided } from './order-status';

/** How long stock stays reserved for an unpaid order. */
export interface ReservationRules {
  /** For instant methods, and until the customer has chosen one. */
  reservationMinutes: number;
  /** For bank transfers and other methods that take days. */
  transferReservationDays: number;
}

export interface ReservingPayment {
  status: PaymentStatus;
  method: string | null;
  startedAt: Date;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function reservedMs({ status, method }: ReservingPayment, rules: ReservationRules, transferDays: number): number {
  const minutesMs = rules.reservationMinutes * MINUTE;
  // The customer has done their part: from here it takes as long as banks take.
  if (status === 'pending' || status === 'authorized') return rules.transferReservationDays * DAY;
  return method === 'banktransfer' ? Math.max(transferDays * DAY, minutesMs) : minutesMs;
}

/**
 * When the reservation of an order ends: the latest end of all payments that can still succeed; null when none is
 * undecided. It is a promise to the customer, not a payment deadline: later payments reserve the stock again.
 * `transferDays`: days for a bank transfer that has not arrived yet, if not those of the rules.
 */
export function reservationEnd(
  payments: ReservingPayment[],
  rules: ReservationRules,
  transferDays: number | null = null,
): Date | null {
  const days = transferDays ?? rules.transferReservationDays;
  const ends = payments
    .filter(({ status }) => isUndecided(status))
    .map((payment) => payment.startedAt.getTime() + reservedMs(payment, rules, days));
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
