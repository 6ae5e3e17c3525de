import 'server-only';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';
import type { Overview } from './types';
import { wireOverview } from './wire';
import { type Locale } from '@/backend/contract/locales';

/** Everything about the customer who looks, from one call; null when nobody is signed in. Makes a page personal. */
export async function loadOverview(locale: Locale, page: number): Promise<Overview | null> {
  const { session, ip } = await readOrderViewer(locale);
  if (!session) return null;
  try {
    return await requestData('/users/me/overview', wireOverview, {
      caller: { locale, ip, token: session },
      query: { page },
    });
  } catch (error) {
    // A session that is over is no failure; an outage is.
    if (error instanceof BackendError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
