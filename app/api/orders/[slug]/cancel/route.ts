import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

/** Cancels an order that is not packed yet, for its customer. */
export const POST = endpoint<{ slug: string }>(async ({ request, params, caller, orderAccess }) => {
  if (!isOrderSlug(params.slug)) throw pageNotFound(request.nextUrl.pathname);
  const { status, json } = await forward(`/orders/${params.slug}/cancel`, {
    method: 'POST',
    body: {},
    caller,
    headers: orderAccessHeaders(orderAccess),
    // The browser waits 20 seconds.
    timeoutMs: 18_000,
  });
  return jsonResponse(json, { status });
});
