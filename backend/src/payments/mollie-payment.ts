import { z } from 'zod';
import { fromDecimalText } from '../domain/money';
import type { BankDetails, ProviderPayment } from './provider';

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
  _links: z.object({ checkout: linkSchema, payOnline: linkSchema }),
});

function readBank(method: string | null | undefined, details: unknown): BankDetails | null {
  if (method !== 'banktransfer') return null;
  const bank = bankSchema.safeParse(details);
  return bank.success ? bank.data : null;
}

/** Mollie's payment -> ours. Only what the shop relies on is looked at; anything else may change on their side. */
export function readMolliePayment(answer: unknown): ProviderPayment {
  const payment = paymentSchema.parse(answer);
  return {
    id: payment.id,
    status: payment.status,
    method: payment.method ?? null,
    amount: payment.amount.value,
    currency: payment.amount.currency,
    refunded: payment.amountRefunded?.value ?? 0,
    chargedBack: payment.amountChargedBack?.value ?? 0,
    checkoutUrl: payment._links.checkout?.href ?? payment._links.payOnline?.href ?? null,
    bank: readBank(payment.method, payment.details),
    cancelable: payment.isCancelable ?? false,
    expiresAt: payment.expiresAt ?? null,
    paidAt: payment.paidAt ?? null,
  };
}
