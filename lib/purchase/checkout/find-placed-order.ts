import { callApi } from '@/lib/core/api';
import { parsePublicOrder } from '@/lib/customer/orders/public-order';
import { isPlaced } from '@/lib/customer/orders/payment-outcome';
import { getPendingOrderSlug } from './pending-order-items';

/**
 * An order of this browser that was paid meanwhile, without anyone coming back here: a bank's app may return to
 * another browser. Its lines are still in this cart and would be ordered twice.
 */
export async function findPlacedOrder(): Promise<string | null> {
  const slug = getPendingOrderSlug();
  if (!slug) return null;
  const answer = await callApi(`/api/orders/${encodeURIComponent(slug)}`, { parse: parsePublicOrder });
  return answer.ok && isPlaced(answer.data) ? slug : null;
}
