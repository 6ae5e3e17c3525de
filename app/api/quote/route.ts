import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

export const POST = endpoint(async ({ request, caller, orderAccess }) => {
  const { cart, country, codes, delivery, email, lessonGift, replaces } = await readJsonObject(request);
  const data = { cart, country, codes, delivery, email, lessonGift, replaces, locale: caller.locale };
  // Owned lessons are not sold again, and are credited towards a level or bundle that contains them.
  const headers = orderAccessHeaders(orderAccess);
  const { json } = await forward('/quote', { method: 'POST', body: { data }, caller, headers });
  return jsonResponse(json);
});
