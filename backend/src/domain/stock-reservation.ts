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

/** The customer has done their part or has bank transfer instructions; from here it takes as long as banks take. */
const takesDays = ({ status, method }: ReservingPayment): boolean =>
  method === 'banktransfer' || status === 'pending' || status === 'authorized';

/**
 * When the reservation of an order ends: the latest end of all payments that can still succeed; null when none is
 * undecided. It is a promise to the customer, not a payment deadline: later payments reserve the stock again.
 */
export function reservationEnd(payments: ReservingPayment[], rules: ReservationRules): Date | null {
  const ends = payments
    .filter(({ status }) => isUndecided(status))
    .map((payment) => {
      const reservedMs = takesDays(payment) ? rules.transferReservationDays * DAY : rules.reservationMinutes * MINUTE;
      return payment.startedAt.getTime() + reservedMs;
    });
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
