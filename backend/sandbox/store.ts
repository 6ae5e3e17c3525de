import { randomBytes } from 'node:crypto';
import { existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';

export type Status = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';
export type Method =
  | 'ideal'
  | 'bancontact'
  | 'bizum'
  | 'swish'
  | 'creditcard'
  | 'applepay'
  | 'googlepay'
  | 'klarna'
  | 'banktransfer';
export interface Amount {
  currency: string;
  value: string;
}

export interface Refund {
  id: string;
  amount: Amount;
  createdAt: string;
  /** Absent: refunded. */
  status?: 'failed';
  metadata?: unknown;
}

export interface Payment {
  id: string;
  status: Status;
  method: Method | null;
  amount: Amount;
  description: string;
  redirectUrl: string;
  cancelUrl: string | null;
  webhookUrl: string | null;
  locale: string;
  metadata: unknown;
  createdAt: string;
  changedAt: string;
  expiresAt: string;
  refunds: Refund[];
  chargebacks: Refund[];
}

export const transferReference = (payment: Payment): string => `RF ${payment.id.slice(-8).toUpperCase()}`;
export const cents = (amount: Amount): number => Math.round(Number(amount.value) * 100);
export const euros = (value: number): string => (value / 100).toFixed(2);
/** Refunded amount without failed refunds. */
export const sum = (parts: Refund[]): number =>
  parts.reduce((total, part) => total + (part.status === 'failed' ? 0 : cents(part.amount)), 0);
const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

/** A payment after a change, with the idempotency key of its creation. The last line of a payment counts. */
interface Entry {
  payment: Payment;
  key: string | null;
}

const toLine = (entry: Entry): string => `${JSON.stringify(entry)}\n`;

/** Ignores an incomplete last line. */
function parseEntry(line: string): Entry | null {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return null;
  }
}

/**
 * All payments of this sandbox. Every change appends a line to a file, so that restarts lose nothing and the cost of a change
 * does not grow; each start compacts the file to one line per payment.
 */
export class PaymentStore {
  private readonly payments = new Map<string, Entry>();
  private readonly keys = new Map<string, string>();
  private readonly journal: number;

  constructor(file: string) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const entry of lines.map(parseEntry)) if (entry) this.keep(entry);
    writeFileSync(`${file}.tmp`, [...this.payments.values()].map(toLine).join(''));
    renameSync(`${file}.tmp`, file);
    this.journal = openSync(file, 'a');
  }

  list(): Payment[] {
    return [...this.payments.values()].map(({ payment }) => payment).reverse();
  }

  get(id: string): Payment | undefined {
    return this.payments.get(id)?.payment;
  }

  create(
    input: Pick<
      Payment,
      'amount' | 'description' | 'redirectUrl' | 'cancelUrl' | 'webhookUrl' | 'locale' | 'metadata' | 'method'
    >,
    key: string | null,
  ): Payment {
    const known = key && this.get(this.keys.get(key) ?? '');
    if (known) return known;
    const now = new Date();
    const payment: Payment = {
      ...input,
      id: newId('tr'),
      status: 'open',
      createdAt: now.toISOString(),
      changedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 15 * 60_000).toISOString(),
      refunds: [],
      chargebacks: [],
    };
    this.save({ payment, key });
    return payment;
  }

  update(payment: Payment, change: Partial<Payment>): Payment {
    Object.assign(payment, change, { changedAt: new Date().toISOString() });
    this.save({ payment, key: this.payments.get(payment.id)?.key ?? null });
    return payment;
  }

  /** Adds a refund or chargeback of `amount` cents; null if more than the remaining amount. The same key adds one. */
  takeBack(
    payment: Payment,
    kind: 'refunds' | 'chargebacks',
    amount: number,
    { key = null, metadata = null }: { key?: string | null; metadata?: unknown } = {},
  ): Refund | null {
    const known = key && payment[kind].find(({ id }) => id === this.keys.get(key));
    if (known) return known;
    const left = cents(payment.amount) - sum(payment.refunds) - sum(payment.chargebacks);
    if (payment.status !== 'paid' || !Number.isInteger(amount) || amount <= 0 || amount > left) return null;
    const refund: Refund = {
      id: newId(kind === 'refunds' ? 're' : 'chb'),
      amount: { currency: payment.amount.currency, value: euros(amount) },
      createdAt: new Date().toISOString(),
      metadata,
    };
    if (key) this.keys.set(key, refund.id);
    this.update(payment, { [kind]: [...payment[kind], refund] });
    return refund;
  }

  /** Fails the newest sent refund, as when the customer's bank rejects it. */
  failRefund(payment: Payment): void {
    const last = payment.refunds.filter(({ status }) => status !== 'failed').at(-1);
    const refunds = payment.refunds.map((refund) =>
      refund === last ? { ...refund, status: 'failed' as const } : refund,
    );
    this.update(payment, { refunds });
  }

  private keep(entry: Entry): void {
    this.payments.set(entry.payment.id, entry);
    if (entry.key) this.keys.set(entry.key, entry.payment.id);
  }

  private save(entry: Entry): void {
    this.keep(entry);
    writeSync(this.journal, toLine(entry));
  }
}
