import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Street and city of a postal code and house number. */
export const POST = endpoint(async ({ request, caller }) => {
  const { country, postalCode, housenumber } = await readJsonObject(request);
  const body = { country, postalCode, housenumber };
  const { json } = await forward('/address-lookup', { method: 'POST', body, caller });
  return jsonResponse(json);
});
