import 'server-only';
import type { Adults, Invitation, InvitationBody } from '@/backend/contract/adults';
import type { Locale } from '@/backend/contract/locales';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';
import { wireAdults, wireInvitation } from './wire';

/** Who shares the children of a dynamic page's customer; null if that can not be loaded, which must not fail the page. */
export async function loadAdultsOrNull(locale: Locale): Promise<Adults | null> {
  const { session, ip } = await readOrderViewer(locale);
  try {
    return await requestData('/academy/adults', wireAdults, { caller: { locale, ip, token: session } });
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}

/** What an invitation is to this visitor, without changing it; null if the backend is busy or down. */
export async function loadInvitationOrNull(locale: Locale, code: string): Promise<Invitation | null> {
  const { session, ip } = await readOrderViewer(locale);
  const look = (token: string | undefined) =>
    requestData('/academy/invitation', wireInvitation, {
      method: 'POST',
      body: { code } satisfies InvitationBody,
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
