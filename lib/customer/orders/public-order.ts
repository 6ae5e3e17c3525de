import * as z from 'zod/mini';
import { ORDER_STATUSES } from '@/backend/contract/order-states';
import { type PublicOrder } from '@/backend/contract/order';

const nullable = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );

const publicOrderSchema = z.object({
  orderNr: z.string(),
  slug: z.string(),
  status: z.enum(ORDER_STATUSES),
  currency: z.string(),
  total: z.int(),
  giftCard: z.optional(z.int()),
  method: nullable(z.string()),
  bank: nullable(
    z.object({ bankName: z.string(), bankAccount: z.string(), bankBic: z.string(), transferReference: z.string() }),
  ),
  bankAmount: z.optional(z.int()),
  payable: z.boolean(),
  reservedUntil: nullable(z.string()),
  payableUntil: nullable(z.string()),
});

/** Parses `{data: order}` of `/api/orders/{slug}` in the browser; only the public part. */
export function parsePublicOrder(json: unknown): PublicOrder {
  const { data } = z.object({ data: publicOrderSchema }).parse(json);
  return { ...data, full: false };
}

/** The part of an order without personal data, which may be passed to an island. */
export function toPublicOrder({
  orderNr,
  slug,
  status,
  currency,
  total,
  giftCard,
  method,
  bank,
  bankAmount,
  payable,
  reservedUntil,
  payableUntil,
}: Omit<PublicOrder, 'full'>): PublicOrder {
  const shown = { orderNr, slug, status, currency, total, method, bank, payable, reservedUntil, payableUntil };
  return {
    full: false,
    ...shown,
    ...(giftCard !== undefined && { giftCard }),
    ...(bankAmount !== undefined && { bankAmount }),
  };
}
