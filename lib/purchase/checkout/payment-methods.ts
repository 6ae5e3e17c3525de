import * as z from 'zod/mini';
import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { hasApplePay } from '@/lib/purchase/checkout/has-apple-pay';
import { APPLE_PAY, PAY_LATER, type PaymentMethod } from '@/backend/contract/payment-methods';

const listSchema = z.object({
  data: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        min: z.number(),
        max: z.nullable(z.number()),
      }) satisfies z.ZodMiniType<PaymentMethod>,
    ),
  }),
});

/** How an order can be paid in a country (ISO 3166-1, lower case). */
export async function fetchPaymentMethods(
  country: string,
  signal?: AbortSignal,
): Promise<Result<PaymentMethod[], ApiError>> {
  const path = `/api/payments/methods?country=${encodeURIComponent(country)}`;
  const result = await callApi(path, { schema: listSchema, signal });
  return result.ok ? { ok: true, data: result.data.data.methods } : result;
}

interface Payable {
  /** Cents. */
  total: number;
  /** Whether the order has a postal address; orders of lessons only name a country. */
  hasAddress: boolean;
}

const isCredit = ({ id }: PaymentMethod): boolean => PAY_LATER.has(id);

/**
 * The methods for this order that this browser can use, in the provider's order with credit after all others. Nothing to pay,
 * nothing to choose.
 *
 * Source: chapter 7 a, section 1 of the Swedish Payment Services Act (2010:751), kept in every country: credit neither comes
 * first nor is preselected.
 */
export function offeredMethods(methods: PaymentMethod[], { total, hasAddress }: Payable): PaymentMethod[] {
  if (total <= 0) return [];
  const usable = (method: PaymentMethod): boolean =>
    method.id === APPLE_PAY ? hasApplePay() : hasAddress || !isCredit(method);
  const offered = methods.filter(
    (method) => total >= method.min && (method.max === null || total <= method.max) && usable(method),
  );
  return [...offered.filter((method) => !isCredit(method)), ...offered.filter(isCredit)];
}

/** The chosen method if it is still offered, otherwise the first that is no credit; '' without any. */
export const effectiveMethod = (chosen: string, offered: PaymentMethod[]): string =>
  (offered.find(({ id }) => id === chosen) ?? offered.find((method) => !isCredit(method)))?.id ?? '';
