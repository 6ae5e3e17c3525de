import 'server-only';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';
import type { Overview } from './types';
import { wireOverview } from './wire';
import { type Locale } from '@/backend/contract/locales';

/** All data of the profile page in one request; null for anonymous visitors. Makes a page dynamic. */
export async function loadOverview(locale: Locale, page: number): Promise<Overview | null> {
  const { session, ip } = await readOrderViewer(locale);
  if (!session) return null;
  try {
    return await requestData('/users/me/overview', wireOverview, {
      caller: { locale, ip, token: session },
      query: { page },
    });
  } catch (error) {
    // An expired session is expected; an outage is not.
    if (error instanceof BackendError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
