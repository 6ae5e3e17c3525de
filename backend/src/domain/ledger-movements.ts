import type { Supply } from './invoice-amounts';

/**
 * - `provider`: money held by the payment provider
 * - `direct`: money that came without it, by transfer or in cash
 * - `customers`: receivables (plus) or overpayments (minus)
 * - `sales`, `vat`: net revenue and VAT payable, per country and rate (minus: income, debt)
 * - `refunds`: revenue reversed, net of VAT
 * - `gift-cards`: what the shop owes for gift cards (minus), from their sale until they are used
 */
export type Account = 'provider' | 'direct' | 'customers' | 'sales' | 'vat' | 'refunds' | 'gift-cards';

/** Entries balance within each kind. */
type MovementKind = 'payment' | 'refund' | 'chargeback' | 'sale' | 'credit';

export interface Movement {
  kind: MovementKind;
  /** The payment, or null for entries of invoices and credit notes, which concern the whole order. */
  paymentId: number | null;
  account: Account;
  /** ISO 3166-1 alpha-2, lower case; only for `sales`, `vat` and `refunds`. */
  country: string | null;
  /** Percent; only where `country` is set. */
  rate: number | null;
  /** Cents; debit is plus, credit is minus. */
  amount: number;
}

/** Amounts of a payment as reported by the provider, in cents. */
export interface MovedPayment {
  id: number;
  /** Where it came from. */
  account: 'provider' | 'direct' | 'gift-cards';
  received: number;
  refunded: number;
  chargedBack: number;
}

/** Totals of an invoice (`sale`) or a later correction (`credit`). Cents, negative on a credit note. */
export interface LedgerInvoice {
  kind: 'sale' | 'credit';
  country: string;
  totals: { supply: Supply; rate: number; net: number; vat: number }[];
}

/** Money received or sent through the provider, or from and to a gift card, offset against the customer's account. */
function paymentMovements({ id, account, received, refunded, chargedBack }: MovedPayment): Movement[] {
  const pair = (kind: MovementKind, amount: number): Movement[] => [
    { kind, paymentId: id, account, country: null, rate: null, amount },
    { kind, paymentId: id, account: 'customers', country: null, rate: null, amount: -amount },
  ];
  return [...pair('payment', received), ...pair('refund', -refunded), ...pair('chargeback', -chargedBack)];
}

/** What the customer owes for sales, or no longer owes after a correction. */
function invoiceMovements({ kind, country, totals }: LedgerInvoice): Movement[] {
  const account = kind === 'sale' ? 'sales' : 'refunds';
  return totals.flatMap(({ supply, rate, net, vat }): Movement[] => [
    { kind, paymentId: null, account: 'customers', country: null, rate: null, amount: net + vat },
    supply === 'voucher'
      ? { kind, paymentId: null, account: 'gift-cards', country: null, rate: null, amount: -net }
      : { kind, paymentId: null, account, country, rate, amount: -net },
    { kind, paymentId: null, account: 'vat', country, rate, amount: -vat },
  ]);
}

/**
 * All ledger entries an order should have, from its invoices and credit notes and from its payments. The entries of each
 * kind and payment sum to zero, so the balance of `customers` is the difference between the two.
 */
export const targetMovements = (papers: LedgerInvoice[], payments: MovedPayment[]): Movement[] => [
  ...payments.flatMap(paymentMovements),
  ...papers.flatMap(invoiceMovements),
];

const keyOf = ({ kind, paymentId, account, country, rate }: Movement): string =>
  [kind, paymentId, account, country, rate].join('|');
const transactionOf = ({ kind, paymentId }: Movement): string => `${kind}|${paymentId}`;

/**
 * Entries still to be posted to reach `target`: one list per transaction, each summing to zero. Empty when nothing is
 * missing, so posting is idempotent.
 */
export function missingMovements(target: Movement[], posted: Movement[]): Movement[][] {
  const balances = new Map<string, Movement>();
  const add = (movement: Movement, sign: 1 | -1): void => {
    const key = keyOf(movement);
    const amount = (balances.get(key)?.amount ?? 0) + sign * movement.amount;
    balances.set(key, { ...movement, amount });
  };
  for (const movement of target) add(movement, 1);
  for (const movement of posted) add(movement, -1);
  const transactions = new Map<string, Movement[]>();
  for (const movement of balances.values()) {
    if (movement.amount === 0) continue;
    const key = transactionOf(movement);
    transactions.set(key, [...(transactions.get(key) ?? []), movement]);
  }
  return [...transactions.values()];
}
