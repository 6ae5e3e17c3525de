import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';
import type { AcademyState } from './academy-state';
import { loadAcademyState } from './academy-requests';
import { type Locale } from '@/backend/contract/locales';

/** The academy state of the visitor of a dynamic page; null if it cannot be loaded, which must not fail the page. */
export async function loadAcademyStateOrNull(locale: Locale): Promise<AcademyState | null> {
  const { session: token, access: orderAccess, ip } = await readOrderViewer(locale);
  try {
    return await loadAcademyState({ caller: { locale, ip, token, onInvalidToken: () => {} }, orderAccess });
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}
