import 'server-only';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import type { Order } from './types';
import { wireOrder } from './wire';
import { type Locale } from '@/backend/contract/locales';

export interface OrderViewer {
  locale: Locale;
  /** The `order-access` cookie as it came. */
  access?: string;
  /** The session token. */
  session?: string;
  ip?: string;
}

/** An order as this visitor may see it, always fresh; null when there is none. */
export async function getOrder(slug: string, { access, session, locale, ip }: OrderViewer): Promise<Order | null> {
  try {
    return await requestData(`/orders/${encodeURIComponent(slug)}`, wireOrder, {
      caller: { locale, ip, token: session },
      headers: access ? { 'x-order-access': access } : {},
    });
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}
