import * as z from 'zod/mini';
import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import type { OfferedPickupPoint, PickupPointQuery, PickupPoints } from '@/backend/contract/pickup-points';

const pointSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  distance: z.nullable(z.number()),
  today: z.nullable(z.array(z.string())),
}) satisfies z.ZodMiniType<OfferedPickupPoint>;

const answerSchema = z.object({
  data: z.discriminatedUnion('state', [
    z.object({ state: z.literal('found'), points: z.array(pointSchema) }),
    z.object({ state: z.literal('unavailable') }),
  ]),
});

/** Where the carrier leaves parcels near a postal code. */
export async function findPickupPoints(
  { country, postalCode }: PickupPointQuery,
  signal?: AbortSignal,
): Promise<Result<PickupPoints, ApiError>> {
  const result = await callApi('/api/pickup-points', {
    method: 'POST',
    body: { country, postalCode } satisfies PickupPointQuery,
    schema: answerSchema,
    signal,
  });
  return result.ok ? { ok: true, data: result.data.data } : result;
}
