import * as z from 'zod/mini';
import { type ApiError, callApi } from '@/lib/core/api';
import { createKey } from '@/lib/core/random-key';
import { readQuote } from '@/lib/purchase/cart/read-quote';
import { captchaHeaders } from '@/lib/forms/captcha';
import type { FieldError } from '@/lib/forms/field-errors';
import { parseServerErrors } from '@/lib/forms/server-errors';
import { isUnpaid } from '@/lib/customer/orders/payment-outcome';
import type { UnavailableLine } from './cart-contents';
import { type Attempt, type AttemptStore, apartAttempt, cartAttempt, hashText, nextAttempt } from './order-attempt';
import { savePendingOrder } from './pending-order-items';
import type { OrderRequest } from './order-request';
import { safePaymentUrl } from './payment-url';
import { LINE_STATES, type Quote } from '@/backend/contract/quote';
import { ORDER_STATUSES } from '@/backend/contract/order-states';
import type { ApplePayAuthorization, OrderBody } from '@/backend/contract/requests';

/** Result of placing an order. */
export type PlaceOrderResult =
  | { kind: 'pay'; slug: string; url: string }
  /** Nothing to pay, or the payment could not be started; shown on the order page. */
  | { kind: 'ordered'; slug: string }
  | { kind: 'fields'; errors: FieldError[] }
  | { kind: 'total-changed'; quote: Quote }
  /** The chosen way of delivery is not offered any more; the quote has another one at the same price. */
  | { kind: 'delivery-changed'; quote: Quote }
  | { kind: 'unavailable'; lines: UnavailableLine[] }
  | { kind: 'too-many-unpaid'; limit: UnpaidLimit }
  | { kind: 'existing-account' }
  | { kind: 'cart-empty' }
  | { kind: 'problem'; problem: OrderProblem };

/** What may still be ordered before earlier orders are paid. */
export interface UnpaidLimit {
  /** Pieces in all; null when only single articles are limited. */
  allowed: number | null;
  /** Articles of which fewer pieces may be ordered. */
  lines: { variantId: string; allowed: number }[];
}

export type OrderProblem = 'unreachable' | 'tooMany' | 'captcha' | 'failed';

const createdSchema = z.object({ data: z.object({ slug: z.string(), paymentUrl: z.nullable(z.string()) }) });
const paymentSchema = z.object({ data: z.object({ paymentUrl: z.nullable(z.string()) }) });
const statusSchema = z.object({ data: z.object({ status: z.enum(ORDER_STATUSES) }) });
const changedSchema = z.object({ quote: z.unknown() });
const linesSchema = z.object({
  lines: z.array(
    z.object({
      variantId: z.string(),
      state: z.catch(z.enum(LINE_STATES), 'sold_out'),
      available: z.catch(z.nullable(z.number()), null),
    }),
  ),
});

const unpaidSchema = z.object({
  allowed: z.nullable(z.number()),
  lines: z.array(z.object({ variantId: z.string(), allowed: z.number() })),
});

/** An order that a sheet of Apple Pay has authorized. */
export interface Express {
  /** Pays the order at once. Another authorization is another order. */
  applePayToken: string;
  /** Whether the ordered lines are those of the cart, which loses them. */
  isCart: boolean;
}

/** Places an order once: resending it unchanged continues the same order and its payment. */
export async function placeOrder(
  request: OrderRequest,
  captchaToken: string | null = null,
  express: Express | null = null,
): Promise<PlaceOrderResult> {
  const attempts = isApart(express) ? apartAttempt : cartAttempt;
  const hash = hashText(JSON.stringify(request) + (express?.applePayToken ?? ''));
  const attempt = nextAttempt(attempts.read(hash), hash, createKey);
  attempts.save(attempt);
  if (attempt.slug) {
    const again = await continuePayment(attempt.slug);
    if (again) return again;
    attempts.clear();
    return placeOrder(request, captchaToken, express);
  }
  return createOrder(request, attempt, { captchaToken, express, attempts });
}

const isApart = (express: Express | null): boolean => express?.isCart === false;

async function createOrder(
  request: OrderRequest,
  attempt: Attempt,
  { captchaToken, express, attempts }: { captchaToken: string | null; express: Express | null; attempts: AttemptStore },
  mayRenewKey = true,
): Promise<PlaceOrderResult> {
  const replaces = attempt.replaces ? { replaces: attempt.replaces } : {};
  const result = await callApi('/api/orders', {
    method: 'POST',
    headers: { 'Idempotency-Key': attempt.key, ...captchaHeaders(captchaToken) },
    body: {
      data: { ...request, ...replaces } satisfies OrderBody,
      ...(express && ({ applePayToken: express.applePayToken } satisfies ApplePayAuthorization)),
    },
    schema: createdSchema,
  });
  if (result.ok) {
    const { slug, paymentUrl } = result.data.data;
    attempts.save({ ...attempt, slug });
    if (!isApart(express)) savePendingOrder(slug, request.cart);
    return toPlacedOrder(slug, paymentUrl);
  }
  // The key belongs to another order, for example in a duplicated tab: use a new one.
  if (result.error.name === 'IdempotencyConflict' && mayRenewKey) {
    const renewed = { ...attempt, key: createKey() };
    attempts.save(renewed);
    // Tokens are single-use, and orders are accepted without one.
    return createOrder(request, renewed, { captchaToken: null, express, attempts }, false);
  }
  return toFailure(result.error);
}

/** Continues the payment of an existing order, or starts a new one. Null if that order can no longer be paid. */
async function continuePayment(slug: string): Promise<PlaceOrderResult | null> {
  const result = await callApi(`/api/orders/${encodeURIComponent(slug)}/pay`, {
    method: 'POST',
    schema: paymentSchema,
  });
  if (result.ok) return toPlacedOrder(slug, result.data.data.paymentUrl);
  if (result.error.name === 'NotPayable') return (await hasEndedUnpaid(slug)) ? null : { kind: 'ordered', slug };
  if (result.error.name === 'NotFound' || result.error.name === 'SoldOut') return null;
  return toFailure(result.error);
}

/** Whether the order ended unpaid, so that a new one must be created. */
export async function hasEndedUnpaid(slug: string): Promise<boolean> {
  const result = await callApi(`/api/orders/${encodeURIComponent(slug)}`, { schema: statusSchema });
  return result.ok && isUnpaid(result.data.data.status);
}

function toPlacedOrder(slug: string, paymentUrl: string | null): PlaceOrderResult {
  const url = safePaymentUrl(paymentUrl);
  return url ? { kind: 'pay', slug, url } : { kind: 'ordered', slug };
}

function toFailure({ status, name, details }: ApiError): PlaceOrderResult {
  switch (name) {
    case 'TotalChanged':
    case 'DeliveryUnavailable': {
      const quote = parseNewQuote(details);
      if (!quote) return problem('failed');
      return { kind: name === 'TotalChanged' ? 'total-changed' : 'delivery-changed', quote };
    }
    case 'VariantUnavailable':
    case 'SoldOut':
    case 'OptionMismatch': {
      const unavailable = linesSchema.safeParse(details);
      return { kind: 'unavailable', lines: unavailable.success ? unavailable.data.lines : [] };
    }
    case 'TooManyUnpaid': {
      const limit = unpaidSchema.safeParse(details);
      return limit.success ? { kind: 'too-many-unpaid', limit: limit.data } : problem('failed');
    }
    case 'ExistingAccount':
      return { kind: 'existing-account' };
    case 'CartEmpty':
      return { kind: 'cart-empty' };
    case 'CountryNotServed':
    case 'ConsentRequired':
    case 'ValidationError': {
      const fieldErrors = parseServerErrors(details).map(toFormField);
      return fieldErrors.length > 0 ? { kind: 'fields', errors: fieldErrors } : defaultFieldError(name);
    }
    case 'TooManyRequests':
      return problem('tooMany');
    case 'CaptchaFailed':
      return problem('captcha');
    default:
      return problem(status === 0 ? 'unreachable' : 'failed');
  }
}

function parseNewQuote(details: unknown): Quote | null {
  const parsed = changedSchema.safeParse(details);
  try {
    return parsed.success ? readQuote({ data: parsed.data.quote }) : null;
  } catch {
    return null;
  }
}

const problem = (name: OrderProblem): PlaceOrderResult => ({ kind: 'problem', problem: name });

function defaultFieldError(name: string): PlaceOrderResult {
  if (name === 'CountryNotServed') return { kind: 'fields', errors: [{ name: 'shipping.country', code: 'country' }] };
  if (name === 'ConsentRequired') return { kind: 'fields', errors: [{ name: 'terms', code: 'accepted' }] };
  return problem('failed');
}

/** Maps paths of the request (`user.email`) to form fields (`email`). */
function toFormField({ name, code }: FieldError): FieldError {
  return { name: name.replace(/^data\./, '').replace(/^(user|consent)\./, ''), code };
}
