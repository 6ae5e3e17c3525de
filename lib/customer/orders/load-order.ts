import 'server-only';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { getOrder } from './order-queries';
import { readOrderViewer } from './order-viewer';
import { type Locale } from '@/backend/contract/locales';
import { type Order } from '@/backend/contract/order';

/** The order of a page, as far as this visitor may see it; null if missing. */
export async function loadOrder(slug: string, locale: Locale): Promise<Order | null> {
  // Reads cookies first, so that the page is dynamic for every slug.
  const viewer = await readOrderViewer(locale);
  return isOrderSlug(slug) ? getOrder(slug, viewer) : null;
}
