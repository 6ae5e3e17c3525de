import * as z from 'zod/mini';
import { emailRule, optionalText, requiredText } from '@/lib/forms/text-schemas';
import type { OrderedLine, WithdrawalValues, WithdrawnOrder } from './types';

const MAX_LINES = 15;

export const lineField = (variantId: string): string => `lines.${variantId}`;

/** Quantity of a line that is withdrawn. */
export function withdrawnQuantity(
  { lines }: Pick<WithdrawalValues, 'lines'>,
  { variantId, quantity }: OrderedLine,
): number {
  const pieces = Number(Object.hasOwn(lines, variantId) ? lines[variantId] : 0);
  return Number.isInteger(pieces) ? Math.min(Math.max(pieces, 0), quantity) : 0;
}

/** Shared by browser and server. Only requests what the law allows (Directive 2011/83/EU art. 11a(2)). */
export function createWithdrawalSchema(order: WithdrawnOrder | null) {
  const lines = order?.lines ?? [];
  return z
    .object({
      name: requiredText(200),
      orderNr: requiredText(60),
      email: emailRule,
      text: optionalText(1000),
      lines: z.record(z.string(), z.string()),
    })
    .check(
      z.refine((values) => lines.length === 0 || lines.some((line) => withdrawnQuantity(values, line) > 0), {
        path: ['lines', lines[0]?.variantId ?? ''],
        message: 'required',
      }),
    );
}

const orderSchema = z.object({
  slug: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  orderNr: z.string().check(z.minLength(1), z.maxLength(60)),
  lines: z
    .array(
      z.object({
        variantId: z.string().check(z.regex(/^[a-z]\w{0,63}$/)),
        title: z.string().check(z.maxLength(300)),
        quantity: z.int().check(z.minimum(1), z.maximum(99)),
      }),
    )
    .check(z.maxLength(MAX_LINES)),
});

/** Parses the order a form sent back; null if missing or invalid. The backend verifies it against its own data. */
export function parseWithdrawnOrder(text: unknown): WithdrawnOrder | null {
  if (typeof text !== 'string' || text === '') return null;
  try {
    const parsed = orderSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
