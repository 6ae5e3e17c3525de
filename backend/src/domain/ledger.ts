/**
 * - `provider`: money that the payment provider holds or held for the shop
 * - `customers`: what customers owe (plus) or have paid too much (minus)
 * - `sales`, `vat`: what was sold without VAT, and the VAT owed, by country and rate (minus: income, debt)
 * - `refunds`: sales that were taken back, without VAT
 */
export type Account = 'provider' | 'customers' | 'sales' | 'vat' | 'refunds';

/** What a movement is about. The entries of each kind balance on their own. */
export type MovementKind = 'payment' | 'refund' | 'chargeback' | 'sale' | 'credit';

export interface Movement {
  kind: MovementKind;
  /** The payment that moved; null for what papers say about the order as a whole. */
  paymentId: number | null;
  account: Account;
  /** ISO 3166-1 alpha-2, lower case; of `sales`, `vat` and `refunds` only. */
  country: string | null;
  /** Percent; as `country`. */
  rate: number | null;
  /** Cents; debit is plus, credit is minus. */
  amount: number;
}

/** What the provider says of a payment, in cents. */
export interface MovedPayment {
  id: number;
  received: number;
  refunded: number;
  chargedBack: number;
}

/** What a document says: an invoice is a `sale`, what corrects it later a `credit`. Cents, negative on a credit note. */
export interface Paper {
  kind: 'sale' | 'credit';
  country: string;
  totals: { rate: number; net: number; vat: number }[];
}

/** Money that moved at the provider, against what the customer owes. */
function paymentMovements({ id, received, refunded, chargedBack }: MovedPayment): Movement[] {
  const pair = (kind: MovementKind, amount: number): Movement[] => [
    { kind, paymentId: id, account: 'provider', country: null, rate: null, amount },
    { kind, paymentId: id, account: 'customers', country: null, rate: null, amount: -amount },
  ];
  return [...pair('payment', received), ...pair('refund', -refunded), ...pair('chargeback', -chargedBack)];
}

/** What the customer owes for what was sold, or does not owe for what was taken back. */
function paperMovements({ kind, country, totals }: Paper): Movement[] {
  const account = kind === 'sale' ? 'sales' : 'refunds';
  return totals.flatMap(({ rate, net, vat }): Movement[] => [
    { kind, paymentId: null, account: 'customers', country: null, rate: null, amount: net + vat },
    { kind, paymentId: null, account, country, rate, amount: -net },
    { kind, paymentId: null, account: 'vat', country, rate, amount: -vat },
  ]);
}

/**
 * Everything that should be on the books for an order: what its documents say was sold and taken back, and the money
 * that moved. Pure; the entries of each kind and payment sum to zero, so `customers` is the difference between the two.
 */
export const targetMovements = (papers: Paper[], payments: MovedPayment[]): Movement[] => [
  ...payments.flatMap(paymentMovements),
  ...papers.flatMap(paperMovements),
];

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
