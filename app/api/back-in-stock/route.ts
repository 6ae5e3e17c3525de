import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { requireCaptcha } from '@/lib/server/endpoint/captcha';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Requests a mail when a variant is back in stock. The response does not reveal existing requests. */
export const POST = endpoint(async ({ request, caller }) => {
  const { variantId, email, website } = await readJsonObject(request);
  // Honeypot: bots get the usual response, and no captcha check is spent on them.
  if (website) return jsonResponse({ data: { state: 'waiting' } });
  await requireCaptcha(request.headers, 'back_in_stock');
  const { json } = await forward('/back-in-stock', { method: 'POST', body: { data: { variantId, email } }, caller });
  return jsonResponse(json);
});
