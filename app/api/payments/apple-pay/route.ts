import { forward } from '@/lib/backend/forward-request';
import { loadApplePay } from '@/lib/purchase/apple-pay/load-apple-pay';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';

/** Whether and how Apple Pay is offered; asked by browsers that have it. */
export const GET = endpoint(async ({ caller }) => jsonResponse({ data: await loadApplePay(caller) }));

/** The merchant's session that lets a sheet open. */
export const POST = endpoint(async ({ request, caller }) => {
  const body = await readJsonObject(request);
  const { json } = await forward('/payments/apple-pay', { method: 'POST', body, caller });
  return jsonResponse(json);
});
