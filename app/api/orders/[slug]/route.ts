import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

export const GET = endpoint<{ slug: string }>(async ({ request, params, caller, orderAccess }) => {
  if (!isOrderSlug(params.slug)) throw pageNotFound(request.nextUrl.pathname);
  const { json } = await forward(`/orders/${params.slug}`, {
    caller,
    headers: orderAccessHeaders(orderAccess),
  });
  return jsonResponse(json);
});
