import { type PaymentStatus, isUndecided } from './order-status';

/** State of a payment. Amounts in cents. */
export interface PaymentSnapshot {
  status: PaymentStatus;
  amount: number;
  /** Refunded, or being refunded. */
  refunded: number;
  /** Part of all refunds ever made that bounced or was canceled, so the shop has it again. */
  refundsUndone: number;
  chargedBack: number;
}

/** State of a payment as the provider reports it now. */
export interface PaymentUpdate extends PaymentSnapshot {
  id: string;
  status: Exclude<PaymentStatus, 'created'>;
  currency: string;
  /** Order number given by the provider; null when it gives none. */
  orderNr: string | null;
}

/** The payment as requested from the provider. */
export interface ExpectedPayment {
  /** Null until the provider has assigned one. */
  id: string | null;
  orderNr: string;
  amount: number;
  currency: string;
}

/** Updates that no payment can make, and their description in the order's timeline. */
export const UPDATE_REJECTIONS = {
  'other-payment': 'update of another payment',
  'other-order': 'a payment for another order',
  'other-currency': 'money of another currency',
  'amount-too-big': 'more money than was requested',
  'amount-changed': 'a different amount than the one that was paid',
  'step-back': 'an older state after the payment was decided',
  'refund-unpaid': 'a refund of a payment that was never paid',
  'refund-shrunk': 'less refunded than before, without a bounced refund',
  'chargeback-unpaid': 'a chargeback of a payment that was never paid',
  'chargeback-too-big': 'more charged back than was paid',
} as const;
export type UpdateRejection = keyof typeof UPDATE_REJECTIONS;

/** Rejections that alert the operators; the others are only listed in the order's timeline. */
const ALERTS: Partial<Record<UpdateRejection, 'amount' | 'refused'>> = {
  'other-payment': 'refused',
  'other-order': 'refused',
  'other-currency': 'amount',
  'amount-too-big': 'amount',
  'amount-changed': 'amount',
  'refund-shrunk': 'refused',
  'chargeback-too-big': 'refused',
};

export type PaymentAlert = 'amount' | 'refused' | 'chargeback' | 'chargeback-reversed';

export interface PaymentUpdateResult {
  next: PaymentSnapshot;
  /** False when the update was rejected as a whole. */
  accepted: boolean;
  rejected: UpdateRejection[];
  alerts: PaymentAlert[];
}

/** Why the update can not belong to this payment or this amount, or null. */
function findMismatch(
  known: PaymentSnapshot,
  update: PaymentUpdate,
  expected: ExpectedPayment,
): UpdateRejection | null {
  if (expected.id !== null && update.id !== expected.id) return 'other-payment';
  if (update.orderNr !== null && update.orderNr !== expected.orderNr) return 'other-order';
  if (update.currency !== expected.currency) return 'other-currency';
  if (update.amount > expected.amount) return 'amount-too-big';
  return known.status === 'paid' && update.amount !== known.amount ? 'amount-changed' : null;
}

/** Why the payment just created by the provider is not the one requested, or null. */
export function findCreatedPaymentMismatch(
  update: Omit<PaymentUpdate, 'refunded' | 'refundsUndone' | 'chargedBack'>,
  expected: ExpectedPayment,
): UpdateRejection | null {
  if (update.orderNr !== null && update.orderNr !== expected.orderNr) return 'other-order';
  if (update.currency !== expected.currency) return 'other-currency';
  if (update.amount === expected.amount) return null;
  return update.amount > expected.amount ? 'amount-too-big' : 'amount-changed';
}

/**
 * Next status, or null to reject: an undecided payment may get any status, a lost one only `paid` (late payment), a paid
 * one keeps its status.
 */
export function nextStatus(known: PaymentStatus, update: Exclude<PaymentStatus, 'created'>): PaymentStatus | null {
  if (known === update || isUndecided(known)) return update;
  return known !== 'paid' && update === 'paid' ? 'paid' : null;
}

/** Refunds ever made, and the bounced part of them, only grow: an update with less is outdated or wrong. */
const hasShrunk = (known: PaymentSnapshot, update: PaymentSnapshot): boolean =>
  update.refundsUndone < known.refundsUndone ||
  update.refunded + update.refundsUndone < known.refunded + known.refundsUndone;

/** Applies refunds and chargebacks of a payment that is paid after this update. */
function applyRefundsAndChargebacks(known: PaymentSnapshot, update: PaymentUpdate): PaymentUpdateResult {
  const refused: UpdateRejection[] = [];
  const next: PaymentSnapshot = { ...known, status: 'paid', amount: update.amount };
  if (hasShrunk(known, update)) refused.push('refund-shrunk');
  else Object.assign(next, { refunded: update.refunded, refundsUndone: update.refundsUndone });
  if (update.chargedBack > update.amount) refused.push('chargeback-too-big');
  else next.chargedBack = update.chargedBack;
  const alerts: PaymentAlert[] = [];
  if (next.chargedBack > known.chargedBack) alerts.push('chargeback');
  if (next.chargedBack < known.chargedBack) alerts.push('chargeback-reversed');
  return { next, accepted: true, rejected: refused, alerts };
}

/**
 * Applies a provider update to a payment and rejects the parts that no payment can do. Repeated updates change nothing.
 * The sequence of updates does not matter either, except for the kind of loss (the first of `failed`, `canceled` and
 * `expired` stays) and for reversed chargebacks. A refund may exceed the payment (Mollie allows it); `deriveOrderStatus`
 * takes that into account.
 */
export function applyPaymentUpdate(
  known: PaymentSnapshot,
  update: PaymentUpdate,
  expected: ExpectedPayment,
): PaymentUpdateResult {
  const foreign = findMismatch(known, update, expected);
  const status = nextStatus(known.status, update.status);
  const wrong = foreign ?? (status === null ? 'step-back' : null);
  if (wrong || status === null) {
    const refused: UpdateRejection[] = wrong ? [wrong] : [];
    return { next: known, accepted: false, rejected: refused, alerts: alertsFor(refused, update) };
  }
  if (status === 'paid') {
    const result = applyRefundsAndChargebacks(known, update);
    return { ...result, alerts: [...result.alerts, ...alertsFor(result.rejected, update)] };
  }
  const refused: UpdateRejection[] = [];
  if (update.refunded > 0) refused.push('refund-unpaid');
  if (update.chargedBack > 0) refused.push('chargeback-unpaid');
  return { next: { ...known, status }, accepted: true, rejected: refused, alerts: [] };
}

/** A wrong amount only matters once money was received. */
function alertsFor(refused: UpdateRejection[], update: PaymentUpdate): PaymentAlert[] {
  const found = refused.flatMap((name) => ALERTS[name] ?? []);
  return found.filter((kind) => kind !== 'amount' || update.status === 'paid');
}
