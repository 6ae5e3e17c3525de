import { z } from 'zod';
import { fromDecimalText } from '../../domain/money';
import { requireOneCurrency } from '../../domain/one-currency';
import type { ProviderPayment } from './provider';
import { type BankDetails } from '../../../contract/order';

const amountSchema = z.object({ currency: z.string().length(3), value: z.string().transform(fromDecimalText) });
const linkSchema = z
  .object({ href: z.url({ protocol: /^https?$/ }) })
  .nullish()
  .catch(null);
const dateSchema = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .nullish()
  .catch(null);
const bankText = z.string().min(1).max(200);
const bankSchema = z.object({
  bankName: bankText,
  bankAccount: bankText,
  bankBic: bankText,
  transferReference: bankText,
});

/** Embedded lists, used to exclude bounced refunds and reversed chargebacks. */
const embeddedSchema = z
  .object({
    refunds: z.array(z.object({ amount: amountSchema, status: z.string() })).optional(),
    chargebacks: z.array(z.object({ amount: amountSchema, reversedAt: z.string().nullish() })).optional(),
  })
  .optional();
const REVERSED = new Set(['failed', 'canceled']);

/** Metadata set by the shop when it created the payment. */
const metadataSchema = z.object({ orderNr: z.string(), payment: z.string().optional() }).nullish().catch(null);

const paymentSchema = z.object({
  id: z.string().regex(/^\w{3,64}$/),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  method: z.string().nullish(),
  amount: amountSchema,
  amountRefunded: amountSchema.nullish(),
  amountChargedBack: amountSchema.nullish(),
  isCancelable: z.boolean().nullish(),
  expiresAt: dateSchema,
  paidAt: dateSchema,
  details: z.unknown().optional(),
  metadata: metadataSchema,
  _embedded: embeddedSchema,
  _links: z.object({ checkout: linkSchema, payOnline: linkSchema }),
});

function readBank(method: string | null | undefined, details: unknown): BankDetails | null {
  if (method !== 'banktransfer') return null;
  const bank = bankSchema.safeParse(details);
  return bank.success ? bank.data : null;
}

const sum = (parts: { amount: { value: number } }[]): number =>
  parts.reduce((total, { amount }) => total + amount.value, 0);

/** Converts a Mollie payment. Only the fields the shop relies on are validated. */
export function parseMolliePayment(answer: unknown): ProviderPayment {
  const payment = paymentSchema.parse(answer);
  const { refunds = [], chargebacks } = payment._embedded ?? {};
  // The sums below would mean nothing otherwise.
  requireOneCurrency(
    payment.amount.currency,
    [payment.amountRefunded, payment.amountChargedBack].flatMap((amount) => amount ?? []),
    [...refunds, ...(chargebacks ?? [])].map(({ amount }) => amount),
  );
  return {
    id: payment.id,
    status: payment.status,
    method: payment.method ?? null,
    amount: payment.amount.value,
    currency: payment.amount.currency,
    orderNr: payment.metadata?.orderNr ?? null,
    paymentKey: payment.metadata?.payment ?? null,
    refunded: payment.amountRefunded?.value ?? 0,
    refundsUndone: sum(refunds.filter(({ status }) => REVERSED.has(status))),
    chargedBack: chargebacks
      ? sum(chargebacks.filter(({ reversedAt }) => !reversedAt))
      : (payment.amountChargedBack?.value ?? 0),
    checkoutUrl: payment._links.checkout?.href ?? payment._links.payOnline?.href ?? null,
    bank: readBank(payment.method, payment.details),
    cancelable: payment.isCancelable ?? false,
    expiresAt: payment.expiresAt ?? null,
    paidAt: payment.paidAt ?? null,
  };
}
