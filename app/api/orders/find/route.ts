import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Mails a one-time link to a guest if order number and e-mail match. The response is always the same. */
export const POST = endpoint(async ({ request, caller }) => {
  const { json } = await forward('/orders/find', { method: 'POST', body: await readJsonObject(request), caller });
  return jsonResponse(json);
});
