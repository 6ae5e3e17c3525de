import { type PaymentStatus, isUndecided } from './order-status';

/** How long pieces are kept for an order that is not paid yet. */
export interface ReservationRules {
  /** For methods that answer at once, and while the customer has not chosen one. */
  reservationMinutes: number;
  /** For money that travels by itself. */
  transferReservationDays: number;
}

export interface ReservingPayment {
  status: PaymentStatus;
  method: string | null;
  startedAt: Date;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The customer has done what there was to do, or was told to do it at the bank: from here it takes as long as banks take. */
const takesDays = ({ status, method }: ReservingPayment): boolean =>
  method === 'banktransfer' || status === 'pending' || status === 'authorized';

/**
 * Until when the pieces of an order stay aside for the payments that can still come: the latest end of any of them, null
 * when none is undecided. It is a promise to the customer, not a limit for the money: what is paid later takes the
 * pieces again.
 */
export function reservationEnd(payments: ReservingPayment[], rules: ReservationRules): Date | null {
  const ends = payments
    .filter(({ status }) => isUndecided(status))
    .map((payment) => {
      const kept = takesDays(payment) ? rules.transferReservationDays * DAY : rules.reservationMinutes * MINUTE;
      return payment.startedAt.getTime() + kept;
    });
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
