import { z } from 'zod';
import { METHOD_ID, type PaymentMethod } from '../../../contract/payment-methods';
import { fromDecimalText } from '../../domain/money';

/** More than any account has. */
const MAX_METHODS = 40;

/**
 * Not offered: methods of which the shop would have to capture the money later (Riverty), that are for businesses, paid in a
 * shop, recurring, or that pay a part of the order.
 */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'riverty',
  'billie',
  'pointofsale',
  'directdebit',
  'giftcard',
  'voucher',
]);

const amountSchema = z.object({
  currency: z.string(),
  value: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/)
    .transform(fromDecimalText),
});

const methodSchema = z.object({
  id: z.string().regex(METHOD_ID),
  description: z.string().min(1).max(100),
  minimumAmount: amountSchema,
  maximumAmount: amountSchema.nullish(),
});

/** Only entries in the currency asked for and that can be read: a method that the shop can not read is not offered. */
export function parseMollieMethods(answer: unknown, currency: string): PaymentMethod[] {
  const entries = z.array(z.unknown()).parse(answer).slice(0, MAX_METHODS);
  const methods = new Map<string, PaymentMethod>();
  for (const entry of entries) {
    const { success, data } = methodSchema.safeParse(entry);
    if (!success || UNSUPPORTED.has(data.id) || data.minimumAmount.currency !== currency) continue;
    const { id, description: name, minimumAmount, maximumAmount } = data;
    methods.set(id, { id, name, min: minimumAmount.value, max: maximumAmount?.value ?? null });
  }
  return [...methods.values()];
}
