import 'server-only';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { getOrder } from './order-queries';
import type { Order } from './types';
import { readOrderViewer } from './order-viewer';
import { type Locale } from '@/backend/contract/locales';

/** The order of a page's address, as this visitor may see it; null when there is none. */
export async function loadOrder(slug: string, locale: Locale): Promise<Order | null> {
  // First of all, so that the page is personal whatever its address says.
  const viewer = await readOrderViewer(locale);
  return isOrderSlug(slug) ? getOrder(slug, viewer) : null;
}
