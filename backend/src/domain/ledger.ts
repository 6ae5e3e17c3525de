import { splitByShare, vatOf } from './vat';

/**
 * - `provider`: money that the payment provider holds or held for the shop
 * - `customers`: what customers owe (plus) or have paid too much (minus)
 * - `sales`, `vat`: what was sold without VAT, and the VAT owed, by country and rate (minus: income, debt)
 * - `refunds`: sales that were taken back, without VAT
 * - `chargebacks`: money that banks took back; the sale itself stands
 */
export type Account = 'provider' | 'customers' | 'sales' | 'vat' | 'refunds' | 'chargebacks';

/** What a movement is about. The entries of each kind balance on their own. */
export type MovementKind = 'payment' | 'sale' | 'refund' | 'credit' | 'chargeback';

export interface Movement {
  kind: MovementKind;
  /** The payment that moved; null for what concerns the order as a whole. */
  paymentId: number | null;
  account: Account;
  /** ISO 3166-1 alpha-2, lower case; of `sales`, `vat` and `refunds` only. */
  country: string | null;
  /** Percent; as `country`. */
  rate: number | null;
  /** Cents; debit is plus, credit is minus. */
  amount: number;
}

/** An order as it was sold. Cents; the gross amounts add up to the total. */
export interface SoldOrder {
  total: number;
  country: string;
  rates: { rate: number; gross: number; vat: number }[];
}

/** What the provider says of a payment, in cents. */
export interface MovedPayment {
  id: number;
  received: number;
  refunded: number;
  chargedBack: number;
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Money that moved at the provider against what the customer owes or, for a chargeback, against the loss of it. */
function paymentMovements({ id, received, refunded, chargedBack }: MovedPayment): Movement[] {
  const pair = (kind: MovementKind, against: Account, amount: number): Movement[] => [
    { kind, paymentId: id, account: 'provider', country: null, rate: null, amount },
    { kind, paymentId: id, account: against, country: null, rate: null, amount: -amount },
  ];
  return [
    ...pair('payment', 'customers', received),
    ...pair('refund', 'customers', -refunded),
    ...pair('chargeback', 'chargebacks', -chargedBack),
  ];
}

/** The sale of the whole order, by rate. */
function saleMovements({ total, country, rates }: SoldOrder): Movement[] {
  const kind = 'sale';
  return [
    { kind, paymentId: null, account: 'customers', country: null, rate: null, amount: total },
    ...rates.flatMap(({ rate, gross, vat }): Movement[] => [
      { kind, paymentId: null, account: 'sales', country, rate, amount: vat - gross },
      { kind, paymentId: null, account: 'vat', country, rate, amount: -vat },
    ]),
  ];
}

/**
 * The part of the sale that went back, shared among the rates by what they are of the order. The VAT is that of all
 * that went back so far, so the credit of the whole order is exactly the VAT that was charged.
 */
function creditMovements({ country, rates }: SoldOrder, credited: number): Movement[] {
  const kind = 'credit';
  const shares = splitByShare(
    credited,
    rates.map(({ gross }) => gross),
  );
  return [
    { kind, paymentId: null, account: 'customers', country: null, rate: null, amount: -sum(shares) },
    ...rates.flatMap(({ rate, gross, vat }, index): Movement[] => {
      const share = shares[index] ?? 0;
      const shareVat = share === gross ? vat : vatOf(share, rate);
      return [
        { kind, paymentId: null, account: 'refunds', country, rate, amount: share - shareVat },
        { kind, paymentId: null, account: 'vat', country, rate, amount: shareVat },
      ];
    }),
  ];
}

/**
 * Everything that should be on the books for an order, whatever happened in between. The sale counts from when the
 * whole price was received; money beyond it, or before, stays the customer's. A refund takes back the sale only as far
 * as less than the price remains. Pure, and the entries of each kind and payment sum to zero.
 */
export function targetMovements(order: SoldOrder, payments: MovedPayment[]): Movement[] {
  const received = sum(payments.map((payment) => payment.received));
  const kept = received - sum(payments.map((payment) => payment.refunded));
  const sold = order.total > 0 && received >= order.total;
  const credited = Math.min(order.total, Math.max(0, order.total - kept));
  return [
    ...payments.flatMap(paymentMovements),
    ...(sold ? [...saleMovements(order), ...creditMovements(order, credited)] : []),
  ];
}

const keyOf = ({ kind, paymentId, account, country, rate }: Movement): string =>
  [kind, paymentId, account, country, rate].join('|');
const transactionOf = ({ kind, paymentId }: Movement): string => `${kind}|${paymentId}`;

/**
 * What must still be posted so that the books say `target`: one list per transaction, each of which sums to zero.
 * Empty when all is posted, so posting again and again does nothing.
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
