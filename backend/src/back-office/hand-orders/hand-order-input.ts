import { z } from 'zod';
import { HAND_CHANNELS } from '../../../contract/hand-orders';
import { addDays } from '../../../contract/dates';
import { HAND_METHODS } from '../../domain/hand-payment';
import { type FieldError, invalidFields } from '../../domain/shop-error';
import { optionalText } from '../../domain/text-fields';
import { shopDay } from '../../domain/shop-calendar';

/** Idempotency key: made by the form, once per order or payment. */
const keyField = z.string().regex(/^[\w-]{16,64}$/);

/** Money that came is entered with the day on which it came. */
const paidFields = {
  method: z.enum(HAND_METHODS),
  paidOn: z.iso.date(),
  reference: optionalText(100),
};

export const paidInput = z.object({ ...paidFields, amount: z.int().min(1), key: keyField });

/** Beside what every order has, see `parseOrderRequest`. */
export const handInput = z.object({
  key: keyField,
  channel: z.enum(HAND_CHANNELS),
  /** `link`: the customer pays by a mailed link. */
  payment: z.discriminatedUnion('method', [z.object({ method: z.literal('link') }), z.object(paidFields)]),
  /** The customer was told price, terms and right of withdrawal. */
  told: z.literal(true),
});

/** How long before today money may have come: longer ago is a typing mistake. */
const MAX_DAYS = 366;

/**
 * When money came that was entered for a day (`YYYY-MM-DD` in the shop's time zone): now for today, otherwise noon of that day.
 * Throws `ValidationError` for a day to come, or too long ago.
 */
export function paidAtOf(paidOn: string, timeZone: string, now: Date, path: string[]): Date {
  const today = shopDay(now, timeZone);
  if (paidOn === today) return now;
  const errors: FieldError[] = [{ path, name: paidOn > today ? 'future' : 'invalid' }];
  if (paidOn > today || paidOn < addDays(today, -MAX_DAYS)) throw invalidFields(errors);
  return new Date(`${paidOn}T12:00:00Z`);
}
