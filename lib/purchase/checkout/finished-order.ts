import { callApi } from '@/lib/core/api';
import { readOrder } from '@/lib/customer/orders/read-order';
import { isPlaced } from '@/lib/customer/orders/status';
import { pendingOrderSlug } from './ordered-cart';

/**
 * An order of this browser that was paid meanwhile, without anyone coming back here: a bank's app may return to
 * another browser. Its lines are still in this cart and would be ordered twice.
 */
export async function findFinishedOrder(): Promise<string | null> {
  const slug = pendingOrderSlug();
  if (!slug) return null;
  const answer = await callApi(`/api/orders/${encodeURIComponent(slug)}`, { parse: readOrder });
  return answer.ok && isPlaced(answer.data) ? slug : null;
}
