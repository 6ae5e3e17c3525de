import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import type { Locale } from '@/lib/i18n/locales';
import { readOrderViewer } from '@/lib/customer/orders/viewer';
import type { AcademyState } from './read-state';
import { loadAcademyState } from './viewer-state';

/** What the visitor of a personal page owns and has seen; null while the shop can't tell, which must not cost the page. */
export async function loadMyAcademy(locale: Locale): Promise<AcademyState | null> {
  const { session: token, access: orderAccess, ip } = await readOrderViewer(locale);
  try {
    return await loadAcademyState({ caller: { locale, ip, token, onDeadToken: () => {} }, orderAccess });
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}
