import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Order number and e-mail of a guest: when they belong together, a mail with a one-time link. The answer never tells. */
export const POST = endpoint(async ({ request, caller }) => {
  const { json } = await forward('/orders/find', { method: 'POST', body: await readJsonObject(request), caller });
  return jsonResponse(json);
});
