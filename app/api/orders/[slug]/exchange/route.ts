import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

/** Exchanges a piece of a sent order for another size, for its customer. */
export const POST = endpoint<{ slug: string }>(async ({ request, params, caller, orderAccess }) => {
  if (!isOrderSlug(params.slug)) throw pageNotFound(request.nextUrl.pathname);
  const { status, json } = await forward(`/orders/${params.slug}/exchange`, {
    method: 'POST',
    body: await readJsonObject(request),
    caller,
    headers: orderAccessHeaders(orderAccess),
    timeoutMs: 18_000,
  });
  return jsonResponse(json, { status });
});
