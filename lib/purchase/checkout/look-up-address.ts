import * as z from 'zod/mini';
import { callApi } from '@/lib/core/api';
import type { AddressLookup, AddressLookupBody } from '@/backend/contract/address-lookup';

const foundSchema = z.object({
  data: z.discriminatedUnion('state', [
    z.object({ state: z.literal('found'), street: z.string(), city: z.string() }),
    z.object({ state: z.literal('not-found') }),
    z.object({ state: z.literal('unavailable') }),
  ]),
});

/** Asks for street and city. Never throws; null when `signal` aborted the call. */
export async function lookUpAddress(
  { country, postalCode, housenumber }: AddressLookupBody,
  signal: AbortSignal,
): Promise<AddressLookup | null> {
  try {
    const result = await callApi('/api/address', {
      method: 'POST',
      body: { country, postalCode, housenumber } satisfies AddressLookupBody,
      schema: foundSchema,
      signal,
    });
    return result.ok ? result.data.data : { state: 'unavailable' };
  } catch {
    return null;
  }
}
