import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export type Status = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';
export type Method = 'ideal' | 'creditcard' | 'banktransfer';
export interface Amount {
  currency: string;
  value: string;
}

export interface Refund {
  id: string;
  amount: Amount;
  createdAt: string;
  /** Not there: refunded. */
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
/** What really went back: a refund that failed did not. */
export const sum = (parts: Refund[]): number =>
  parts.reduce((total, part) => total + (part.status === 'failed' ? 0 : cents(part.amount)), 0);
const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;

/** All payments of this sandbox, kept in one file so that a restart loses none. */
export class PaymentStore {
  private readonly payments = new Map<string, Payment>();
  private readonly keys = new Map<string, string>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { payments: Payment[]; keys: [string, string][] };
    for (const payment of saved.payments) this.payments.set(payment.id, payment);
    for (const [key, id] of saved.keys) this.keys.set(key, id);
  }

  list(): Payment[] {
    return [...this.payments.values()].reverse();
  }

  get(id: string): Payment | undefined {
    return this.payments.get(id);
  }

  create(
    input: Pick<
      Payment,
      'amount' | 'description' | 'redirectUrl' | 'cancelUrl' | 'webhookUrl' | 'locale' | 'metadata' | 'method'
    >,
    key: string | null,
  ): Payment {
    const known = key && this.payments.get(this.keys.get(key) ?? '');
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
    this.payments.set(payment.id, payment);
    if (key) this.keys.set(key, payment.id);
    this.save();
    return payment;
  }

  update(payment: Payment, change: Partial<Payment>): Payment {
    Object.assign(payment, change, { changedAt: new Date().toISOString() });
    this.save();
    return payment;
  }

  /** Adds a refund or chargeback of `amount` cents; null when more than is left. The same key makes one. */
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

  /** The bank of the customer did not take the money: the newest refund that went out fails. */
  failRefund(payment: Payment): void {
    const last = payment.refunds.filter(({ status }) => status !== 'failed').at(-1);
    const refunds = payment.refunds.map((refund) =>
      refund === last ? { ...refund, status: 'failed' as const } : refund,
    );
    this.update(payment, { refunds });
  }

  private save(): void {
    const temporary = `${this.file}.tmp`;
    writeFileSync(temporary, JSON.stringify({ payments: [...this.payments.values()], keys: [...this.keys] }));
    renameSync(temporary, this.file);
  }
}
