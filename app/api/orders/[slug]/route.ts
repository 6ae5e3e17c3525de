import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { isOrderSlug } from '@/lib/session/order-access-cookie';
import { ORDER_ACCESS_HEADER } from '@/backend/contract/headers';

export const GET = endpoint<{ slug: string }>(async ({ request, params, caller, orderAccess }) => {
  if (!isOrderSlug(params.slug)) throw pageNotFound(request.nextUrl.pathname);
  const { json } = await forward(`/orders/${params.slug}`, {
    caller,
    headers: orderAccess ? { [ORDER_ACCESS_HEADER]: orderAccess } : {},
  });
  return jsonResponse(json);
});
