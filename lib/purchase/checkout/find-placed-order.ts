import { callApi } from '@/lib/core/api';
import { parsePublicOrder } from '@/lib/customer/orders/public-order';
import { isPlaced } from '@/lib/customer/orders/payment-outcome';
import { getPendingOrderSlug } from './pending-order-items';

/**
 * Slug of an order of this browser that was placed without returning here: a banking app may return to another browser.
 * Its lines are still in the cart and would be ordered twice.
 */
export async function findPlacedOrder(): Promise<string | null> {
  const slug = getPendingOrderSlug();
  if (!slug) return null;
  const response = await callApi(`/api/orders/${encodeURIComponent(slug)}`, { parse: parsePublicOrder });
  return response.ok && isPlaced(response.data) ? slug : null;
}
