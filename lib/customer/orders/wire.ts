import { z } from 'zod';
import { listOf, number, text } from '@/lib/backend/schemas/common';
import { toMediaUrl } from '@/lib/backend/schemas/media';
import { ADDRESS_FORMATS } from '@/backend/contract/address-style';
import { DELIVERY_METHODS } from '@/backend/contract/delivery';
import { EXCHANGE_STATES } from '@/backend/contract/exchanges';
import { DISCOUNT_KINDS } from '@/backend/contract/discounts';
import {
  FULFILMENTS,
  ORDER_STATUSES,
  REFUND_STATES,
  RETURN_STATES,
  WITHDRAWAL_STATES,
} from '@/backend/contract/order-states';
import { PROMOTION_KINDS } from '@/backend/contract/promotions';
import { PRODUCT_TYPES } from '@/backend/contract/products';
import { type Order, type OrderAddress, type OrderDocument, type OrderWithdrawal } from '@/backend/contract/order';

const cents = z.number().int();
const nullableText = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** An external https URL, or one of the sandbox on this machine; null for anything else. */
export const httpsUrl = z
  .string()
  .nullish()
  .transform((value) => (value && /^(?:https:\/\/|http:\/\/localhost:)/.test(value) ? value : null));

const bank = z
  .object({ bankName: z.string(), bankAccount: z.string(), bankBic: z.string(), transferReference: z.string() })
  .nullish()
  .transform((value) => value ?? null);

const address = z
  .object({
    firstname: text,
    lastname: text,
    street: text,
    housenumber: text,
    addition: text,
    info: text,
    postalCode: text,
    city: text,
    country: text,
    format: z.enum(ADDRESS_FORMATS).optional(),
  })
  .nullish()
  .transform((value): OrderAddress | null => value ?? null);

const image = z
  .object({ url: z.string(), width: z.number(), height: z.number() })
  .nullish()
  .transform((value) => (value ? { ...value, url: toMediaUrl(value.url) } : null));

const withdrawal = z
  .object({
    until: nullableText,
    open: z.boolean(),
    statements: listOf(z.object({ receiptNr: z.string(), at: nullableText, state: z.enum(WITHDRAWAL_STATES) })),
  })
  .nullish()
  .transform((value): OrderWithdrawal => value ?? { until: null, open: false, statements: [] });

const pieces = listOf(z.object({ title: text, quantity: number(1) }));

const options = listOf(z.object({ key: z.string(), value: z.string() }));

const exchange = z
  .object({ line: z.number().int(), options, state: z.enum(EXCHANGE_STATES), heldUntil: z.string() })
  .nullish()
  .transform((value) => value ?? null);

const exchangeable = listOf(
  z.object({
    line: z.number().int(),
    sizes: listOf(z.object({ variantId: z.string(), options, available: z.boolean() })),
  }),
);

const returns = listOf(
  z.object({
    state: z.enum(RETURN_STATES),
    exchange,
    pieces,
    acceptedAt: z.string(),
    sendBackBy: z.string(),
    address: listOf(z.string()),
    arrivals: listOf(z.object({ at: z.string(), pieces, withheld: cents, reason: text })),
    refund: z.enum(['waits', ...REFUND_STATES]).nullable(),
  }),
);

const recalls = listOf(
  z.object({
    id: z.string(),
    pieces: listOf(z.object({ title: text, quantity: number(1), lots: listOf(z.string()) })),
  }),
);

const publicPart = z.object({
  orderNr: z.string(),
  slug: z.string(),
  status: z.enum(ORDER_STATUSES),
  currency: z.string(),
  total: cents,
  giftCard: cents.optional(),
  method: nullableText,
  bank,
  bankAmount: cents.optional(),
  payable: z.boolean(),
  reservedUntil: nullableText,
  payableUntil: nullableText,
});

const wirePublicOrder = publicPart
  .extend({ full: z.literal(false).optional() })
  .transform((order) => ({ ...order, full: false as const }));

export const wireDocuments: z.ZodType<OrderDocument[]> = listOf(
  z.object({ kind: z.enum(['invoice', 'credit_note']), number: z.string(), issuedAt: text, total: cents }),
);

const wireFullOrder = publicPart.extend({
  full: z.literal(true),
  email: text,
  firstname: text,
  lastname: text,
  subtotal: cents,
  discount: number(0),
  discountCodes: listOf(z.object({ code: z.string(), kind: z.enum(DISCOUNT_KINDS), amount: cents })),
  promotions: listOf(z.object({ kind: z.enum(PROMOTION_KINDS), percent: z.number().nullable(), amount: cents })),
  shipping: cents,
  vat: cents,
  vatLines: listOf(z.object({ rate: z.number(), amount: cents })),
  lines: listOf(
    z.object({
      variantId: text,
      type: z.enum(PRODUCT_TYPES),
      title: text,
      sku: text,
      options: listOf(z.object({ key: z.string(), value: z.string() })),
      quantity: number(1),
      unitPrice: cents,
      credit: cents.default(0),
      total: cents,
      vatRate: number(0),
      image,
    }),
  ),
  shippingAddress: address,
  billingAddress: address,
  delivery: z
    .object({ method: z.enum(DELIVERY_METHODS), from: text, to: text })
    .nullish()
    .transform((value) => value ?? null),
  pickupPoint: z
    .object({
      id: text,
      carrier: text,
      name: text,
      street: text,
      postalCode: text,
      city: text,
      country: text,
    })
    .nullish()
    .transform((value) => value ?? null),
  fulfilment: z.enum(FULFILMENTS),
  carrier: nullableText,
  trackingCode: nullableText,
  trackingUrl: httpsUrl,
  cancelable: z.boolean().default(false),
  withdrawal,
  returns,
  exchangeable,
  recalls,
  refunds: listOf(
    z.object({
      amount: cents,
      state: z.enum(REFUND_STATES),
      at: nullableText,
      lines: pieces,
      shipping: cents,
    }),
  ),
  timeline: listOf(z.object({ at: nullableText, kind: z.string(), to: nullableText })),
  giftCards: listOf(
    z.object({
      code: nullableText,
      end: text,
      amount: cents,
      balance: cents,
      state: z.enum(['open', 'blocked', 'closed']),
    }),
  ),
  lessonRecipient: z
    .object({ name: text, email: text, message: z.string().optional() })
    .nullish()
    .transform((value) => value ?? null),
  documents: wireDocuments,
  placedAt: text,
  paidAt: nullableText,
});

export const wireOrder: z.ZodType<Order> = z.union([wireFullOrder, wirePublicOrder]);
