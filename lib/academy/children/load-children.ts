import 'server-only';
import type { Children } from '@/backend/contract/children';
import type { Locale } from '@/backend/contract/locales';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';
import { wireChildren } from './wire';

/** The children of a dynamic page's customer; null if they can not be loaded, which must not fail the page. */
export async function loadChildrenOrNull(locale: Locale): Promise<Children | null> {
  const { session, ip } = await readOrderViewer(locale);
  try {
    return await requestData('/academy/children', wireChildren, { caller: { locale, ip, token: session } });
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}
