import 'server-only';
import { z } from 'zod';
import { PARCEL_CARD_STATES, type ParcelCard, type ParcelCardBody } from '@/backend/contract/parcel-cards';
import type { Locale } from '@/backend/contract/locales';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';

const wireParcelCard: z.ZodType<ParcelCard> = z.object({
  state: z.enum(PARCEL_CARD_STATES),
  opens: z.array(z.object({ title: z.string(), path: z.string() })),
  account: z.string().nullable(),
});

/** What a code is to this visitor, without changing it; null if the backend is busy or down. */
export async function loadParcelCardOrNull(locale: Locale, code: string): Promise<ParcelCard | null> {
  const { session, ip } = await readOrderViewer(locale);
  const look = (token: string | undefined) =>
    requestData('/academy/parcel-card', wireParcelCard, {
      method: 'POST',
      body: { code } satisfies ParcelCardBody,
      caller: { locale, ip, token },
    });
  try {
    // A session that ended elsewhere is nobody's.
    return await look(session).catch((error: unknown) => {
      if (session && error instanceof BackendError && error.status === 401) return look(undefined);
      throw error;
    });
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}
