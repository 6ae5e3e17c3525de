import 'server-only';
import { z } from 'zod';
import type { Certificate } from '@/backend/contract/certificates';
import type { Child } from '@/backend/contract/children';
import type { Locale } from '@/backend/contract/locales';
import type { AcademyState } from '@/lib/academy/academy-state';
import { loadAcademyState } from '@/lib/academy/academy-requests';
import { wireChildren } from '@/lib/academy/children/wire';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { listOf } from '@/lib/backend/schemas/common';
import { readOrderViewer } from '@/lib/customer/orders/order-viewer';

export type Finish =
  | { kind: 'signed-out' }
  | { kind: 'unavailable' }
  | { kind: 'ready'; children: Child[]; certificates: Certificate[]; state: AcademyState };

const wireCertificates: z.ZodType<Certificate[]> = listOf(
  z.object({ child: z.string(), level: z.string(), serial: z.string(), day: z.string() }),
);

/** The children of the customer with their certificates, and which lessons are open to them. */
export async function loadFinish(locale: Locale): Promise<Finish> {
  const { session: token, access: orderAccess, ip } = await readOrderViewer(locale);
  if (!token) return { kind: 'signed-out' };
  const caller = { locale, ip, token };
  try {
    const [{ children }, certificates, state] = await Promise.all([
      requestData('/academy/children', wireChildren, { caller }),
      requestData('/academy/certificates', wireCertificates, { caller }),
      loadAcademyState({ caller: { ...caller, onInvalidToken: () => {} }, orderAccess }),
    ]);
    return { kind: 'ready', children, certificates, state };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return { kind: error.status === 401 || error.status === 403 ? 'signed-out' : 'unavailable' };
  }
}
