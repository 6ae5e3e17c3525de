import 'server-only';
import { z } from 'zod';
import type { Caller, RequestOptions } from '@/lib/backend/client';
import { BackendDown } from '@/lib/backend/errors';
import { listOf, number } from '@/lib/backend/schemas/common';
import { forward } from '@/lib/backend/forward-request';
import { getAcademy } from './academy-queries';
import { type AcademyState, ANONYMOUS_STATE, type LessonProgress, type VisitorOffer } from './academy-state';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

/** Credentials of a visitor: a session, order keys, both or neither. */
export interface AcademyViewer {
  caller: Caller;
  /** Raw `order-access` cookie. */
  orderAccess: string | undefined;
}

const wireAccess = z.object({
  owned: z.object({ lessons: listOf(z.string()), levels: listOf(z.string()), all: z.boolean() }),
  sharesChildren: z.boolean(),
});

const target = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const wireOffers: z.ZodType<VisitorOffer[]> = listOf(
  z.object({
    variantId: z.string(),
    scope: z.enum(['lesson', 'level', 'all']),
    target,
    price: z.number().int(),
    yourPrice: z.number().int(),
    credit: z.number().int(),
    owned: z.boolean(),
  }),
);
const wireProgress: z.ZodType<LessonProgress[]> = listOf(
  z.object({ lesson: z.string(), position: number(0), watched: number(0), completed: z.boolean() }),
);

/** Requests academy data for this visitor; falls back to guest access when the session has ended. */
export async function requestAcademy<T>(
  path: string,
  schema: z.ZodType<T>,
  { caller, orderAccess }: AcademyViewer,
  options: Pick<RequestOptions, 'method' | 'body' | 'query'> = {},
): Promise<T> {
  const headers = orderAccessHeaders(orderAccess);
  const { json } = await forward(path, { ...options, caller, headers });
  const parsed = z.object({ data: schema }).safeParse(json);
  if (!parsed.success) throw new BackendDown(`Unexpected response of ${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.data;
}

const POST = { method: 'POST', body: {} } as const;

/** Whether the visitor has credentials; for anonymous visitors no request is needed. */
const isIdentified = ({ caller, orderAccess }: AcademyViewer): boolean => Boolean(caller.token ?? orderAccess);

/** Offers at this visitor's prices in cents; earlier purchases may lower them. */
export async function loadOffers(viewer: AcademyViewer): Promise<VisitorOffer[]> {
  if (isIdentified(viewer)) return requestAcademy('/academy/offers', wireOffers, viewer, POST);
  const { offers } = await getAcademy(viewer.caller.locale);
  return offers.map(({ price: { amount }, ...offer }) => ({
    ...offer,
    price: amount,
    yourPrice: amount,
    credit: 0,
    owned: false,
  }));
}

async function loadAccess(viewer: AcademyViewer): Promise<z.infer<typeof wireAccess>> {
  if (!isIdentified(viewer)) return ANONYMOUS_STATE;
  return requestAcademy('/academy/access', wireAccess, viewer, POST);
}

async function loadProgress(viewer: AcademyViewer): Promise<LessonProgress[]> {
  return isIdentified(viewer) ? requestAcademy('/academy/progress', wireProgress, viewer) : [];
}

/** The academy state of this visitor, uncached. */
export async function loadAcademyState(viewer: AcademyViewer): Promise<AcademyState> {
  const [access, progress, offers] = await Promise.all([loadAccess(viewer), loadProgress(viewer), loadOffers(viewer)]);
  return { ...access, progress, offers };
}
