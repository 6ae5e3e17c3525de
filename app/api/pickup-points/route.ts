import { forward } from '@/lib/backend/forward-request';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';

/** Where a parcel can be picked up near a postal code. */
export const POST = endpoint(async ({ request, caller }) => {
  const { country, postalCode } = await readJsonObject(request);
  const { json } = await forward('/pickup-points', { method: 'POST', body: { country, postalCode }, caller });
  return jsonResponse(json);
});
