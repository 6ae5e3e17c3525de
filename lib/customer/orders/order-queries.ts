import 'server-only';
import { requestData } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { wireOrder } from './wire';
import { type Locale } from '@/backend/contract/locales';
import { type Order } from '@/backend/contract/order';
import { ORDER_ACCESS_HEADER } from '@/backend/contract/headers';

export interface OrderViewer {
  locale: Locale;
  /** Raw `order-access` cookie. */
  access?: string;
  session?: string;
  ip?: string;
}

/** An order as far as this visitor may see it, uncached; null if missing. */
export async function getOrder(slug: string, { access, session, locale, ip }: OrderViewer): Promise<Order | null> {
  try {
    return await requestData(`/orders/${encodeURIComponent(slug)}`, wireOrder, {
      caller: { locale, ip, token: session },
      headers: access ? { [ORDER_ACCESS_HEADER]: access } : {},
    });
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}
