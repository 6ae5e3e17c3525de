import { z } from 'zod';
import { listOf, number, text } from '@/lib/backend/schemas/common';
import { toMediaUrl } from '@/lib/backend/schemas/media';
import { httpsUrl, wireDocuments } from '@/lib/customer/orders/wire';
import type { OrderPage, OrderRow, Overview, Passkey, Profile, Session } from './types';
import { savedAddressSchema } from '@/lib/customer/account/saved-address';
import { FULFILMENTS, ORDER_STATUSES } from '@/backend/contract/order-states';

const nullableText = z
  .string()
  .nullish()
  .transform((value) => value || null);
const count = z.number().int().nonnegative();

const row: z.ZodType<OrderRow> = z.object({
  orderNr: z.string(),
  slug: z.string(),
  placedAt: text,
  status: z.enum(ORDER_STATUSES),
  payable: z.boolean().default(false),
  fulfilment: z.enum(FULFILMENTS),
  trackingUrl: httpsUrl,
  currency: z.string(),
  total: z.number().int(),
  title: text,
  image: z
    .object({ url: z.string(), width: z.number(), height: z.number() })
    .nullish()
    .transform((image) => (image ? { ...image, url: toMediaUrl(image.url) } : null)),
  lines: number(1),
  physical: z.boolean().default(true),
  documents: wireDocuments,
});

const user: z.ZodType<Profile> = z.object({
  email: z.string(),
  firstname: text,
  lastname: text,
  hasPassword: z.boolean().default(true),
  pendingEmail: nullableText,
});

const session: z.ZodType<Session> = z.object({
  id: z.coerce.string(),
  device: text,
  place: text,
  createdAt: nullableText,
  lastSeen: nullableText,
  current: z.boolean().default(false),
});

const passkey: z.ZodType<Passkey> = z.object({
  id: z.string(),
  name: text,
  domain: text,
  createdAt: nullableText,
  lastUsed: nullableText,
});

const orders: z.ZodType<OrderPage> = z.object({ rows: listOf(row), page: count, pageSize: count, total: count });

/** `GET /users/me/overview`. */
export const wireOverview: z.ZodType<Overview> = z.object({
  user,
  addresses: listOf(savedAddressSchema),
  orders,
  passkeys: listOf(passkey),
  sessions: listOf(session),
});
