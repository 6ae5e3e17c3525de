import { answer, endpoint } from '@/lib/endpoint/endpoint';
import { pageNotFound } from '@/lib/endpoint/errors';
import { forward } from '@/lib/endpoint/forward';
import { isOrderSlug } from '@/lib/orders/access-cookie';

export const GET = endpoint<{ slug: string }>(async ({ request, params, caller, orderAccess }) => {
  if (!isOrderSlug(params.slug)) throw pageNotFound(request.nextUrl.pathname);
  const { json } = await forward(`/orders/${params.slug}`, {
    caller,
    headers: orderAccess ? { 'x-order-access': orderAccess } : {},
  });
  return answer(json);
});
