import { z } from 'zod';
import { addressFields, billingFields, isInvalidPostalCode, missingIfStarted, normalizeAddress } from './address';
import { fieldErrors } from './parse-fields';
import { emailField, optionalText, requiredText } from './text-fields';
import { DAY_MS } from './time';
import { type FieldError, ShopError, invalidFields } from './shop-error';
import { DEFAULT_LOCALE, LOCALES, type Locale, isLocale } from '../../contract/locales';
import { type CartItem, MAX_LINES, MAX_QUANTITY } from '../../contract/cart';
import { DELIVERY_METHODS, type DeliveryMethod } from '../../contract/delivery';
import { MAX_CODES } from '../../contract/discounts';
import { METHOD_ID } from '../../contract/payment-methods';
import { PICKUP_POINT_ID } from '../../contract/pickup-points';
import { schemaFor } from './request-schema';
import { MAX_GIFT_MESSAGE } from '../../contract/gift-cards';
import type { OrderBody, QuoteBody } from '../../contract/requests';

const addressField = addressFields.transform(normalizeAddress);
export type Address = z.infer<typeof addressField>;

const cartItemField = z.object({
  variantId: z.string().regex(/^\w{1,64}$/),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  options: z
    .array(z.object({ key: z.string().min(1).max(40), value: z.string().min(1).max(80) }))
    .max(10)
    .default([]),
});
const cartField = z.array(cartItemField).max(MAX_LINES);

/** As typed; malformed codes are reported as unknown like any other. */
const codesField = z
  .array(z.string().max(64))
  .max(MAX_CODES)
  .nullish()
  .transform((codes) => codes ?? []);

const optionalAddress = addressField.nullish().transform((address) => address ?? null);
const optionalBilling = billingFields
  .transform(normalizeAddress)
  .nullish()
  .transform((address) => address ?? null);

const slugHint = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .nullable()
  .default(null)
  .catch(null);

/** A gift can wait for a birthday of the next year. */
const MAX_GIFT_DELAY_MS = 366 * DAY_MS;

const giftField = z.object({
  name: optionalText(100),
  email: emailField.optional(),
  message: optionalText(MAX_GIFT_MESSAGE),
  sendOn: z.iso
    .date()
    .refine((day) => Date.parse(day) < Date.now() + MAX_GIFT_DELAY_MS, 'invalid')
    .optional(),
});

const lessonGiftField = z.object({
  name: requiredText(100),
  email: emailField,
  message: optionalText(MAX_GIFT_MESSAGE),
});

const orderField = schemaFor<OrderBody>()(
  z.object({
    user: z.object({ firstname: requiredText(100), lastname: requiredText(100), email: emailField }),
    locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
    cart: cartField,
    codes: codesField,
    delivery: z
      .enum(DELIVERY_METHODS)
      .nullish()
      .transform((method) => method ?? null),
    shipping: optionalAddress,
    billing: optionalBilling,
    consent: z
      .object({ terms: z.unknown(), immediateAccess: z.unknown() })
      .partial()
      .nullish()
      .transform((consent) => ({ terms: consent?.terms === true, immediateAccess: consent?.immediateAccess === true })),
    expectedTotal: z
      .int()
      .min(0)
      .nullish()
      .transform((total) => total ?? null),
    // Undefined for the same reason as `paymentMethod`.
    expectedCurrency: z.string().max(3).optional().catch(undefined),
    expectedGiftCard: z.int().min(0).optional(),
    gift: giftField.optional(),
    lessonGift: lessonGiftField.optional(),
    // True only if the checkout announced the review mail and offered to opt out (Directive 2002/58/EC art. 13(2)).
    askReview: z.boolean().default(false).catch(false),
    // Hints: unusable values are ignored instead of rejecting the order.
    saveAddress: z.boolean().nullable().default(null).catch(null),
    returnUrl: z.string().max(2000).nullable().default(null).catch(null),
    // Undefined instead of null, so that the hash of a request without it is that of versions which did not know it.
    paymentMethod: z.string().regex(METHOD_ID).optional().catch(undefined),
    pickupPoint: z.string().regex(PICKUP_POINT_ID).optional().catch(undefined),
    replaces: slugHint,
  }),
);
export type OrderRequest = z.infer<typeof orderField>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function postalCodeErrors(data: Record<string, unknown>): FieldError[] {
  return ['shipping', 'billing']
    .filter((key) => {
      const address = data[key];
      if (!isObject(address) || typeof address.country !== 'string') return false;
      return isInvalidPostalCode(address.postalCode, address.country.trim().toLowerCase());
    })
    .map((key) => ({ path: [key, 'postalCode'], name: 'postalCode' }));
}

/** A billing address is complete, or names only its country. */
const billingErrors = ({ billing }: Record<string, unknown>): FieldError[] =>
  isObject(billing) ? missingIfStarted(billing).map((field) => ({ path: ['billing', field], name: 'required' })) : [];

const emailIn = (value: unknown): string | null =>
  isObject(value) && typeof value.email === 'string' ? value.email.trim().toLowerCase() : null;

/** Lessons for oneself are no gift: they cost less after earlier ones, which the total of a gift does not say. */
function ownGiftErrors({ user, lessonGift }: Record<string, unknown>): FieldError[] {
  const email = emailIn(lessonGift);
  return email && email === emailIn(user) ? [{ path: ['lessonGift', 'email'], name: 'ownEmail' }] : [];
}

/** Unwraps `{data: {…}}`; cart and returnUrl may also stand next to `data`, where those inside win. */
function unwrapOrderBody(body: unknown): Record<string, unknown> {
  if (!isObject(body) || !isObject(body.data))
    throw new ShopError('MalformedRequest', 'The body must be {"data": {…}}');
  const { data } = body;
  return { ...data, user: data.user ?? {}, cart: data.cart ?? body.cart, returnUrl: data.returnUrl ?? body.returnUrl };
}

export function parseOrderRequest(body: unknown): OrderRequest {
  const data = unwrapOrderBody(body);
  if (data.cart === undefined || data.cart === null || (Array.isArray(data.cart) && data.cart.length === 0)) {
    throw new ShopError('CartEmpty', 'The cart is empty');
  }
  const parsed = orderField.safeParse(data, { reportInput: true });
  const errors = [
    ...(parsed.success ? [] : fieldErrors(parsed.error)),
    ...billingErrors(data),
    ...postalCodeErrors(data),
    ...ownGiftErrors(data),
  ];
  const accepted = isObject(data.consent) && data.consent.terms === true;
  const consentError = { path: ['consent', 'terms'], name: 'accepted' };
  if (errors.length > 0) throw invalidFields(accepted ? errors : [...errors, consentError]);
  if (!parsed.success || !accepted) {
    throw new ShopError('ConsentRequired', 'The terms must be accepted', { errors: [consentError] });
  }
  return parsed.data;
}

export interface QuoteRequest {
  cart: CartItem[];
  codes: string[];
  /** Null for the usual one. */
  delivery: DeliveryMethod | null;
  country: string | null;
  locale: Locale;
  /** Email address that the order will have, which can change the prices of lessons; null while unknown. */
  email: string | null;
  lessonGift: boolean;
  /** Slug of the open order that the order will replace, or null. */
  replaces: string | null;
}

const quoteField = schemaFor<Pick<QuoteBody, 'cart' | 'codes' | 'delivery' | 'email' | 'lessonGift' | 'replaces'>>()(
  z.object({
    cart: cartField,
    codes: codesField,
    // Hints, like those of an order.
    delivery: z.enum(DELIVERY_METHODS).nullable().default(null).catch(null),
    email: emailField.nullable().default(null).catch(null),
    lessonGift: z.boolean().default(false).catch(false),
    replaces: slugHint,
  }),
);

export function parseQuoteRequest(body: unknown, fallback: Locale): QuoteRequest {
  if (!isObject(body)) throw new ShopError('MalformedRequest', 'The body must be an object');
  const data = isObject(body.data) ? body.data : body;
  const { codes, delivery, email, lessonGift, replaces } = data;
  const parsed = quoteField.safeParse(
    { cart: data.cart ?? [], codes, delivery, email, lessonGift, replaces },
    { reportInput: true },
  );
  if (!parsed.success) throw invalidFields(fieldErrors(parsed.error));
  const country =
    typeof data.country === 'string' && /^[a-z]{2}$/i.test(data.country) ? data.country.toLowerCase() : null;
  return { ...parsed.data, country, locale: isLocale(data.locale) ? data.locale : fallback };
}
