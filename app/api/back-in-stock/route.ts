import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { requireCaptcha } from '@/lib/server/endpoint/captcha';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** A mail when a variant can be had again. Whether somebody asked before is not told. */
export const POST = endpoint(async ({ request, caller }) => {
  const { variantId, email, website } = await readJsonObject(request);
  // A program that fills in every field: it is not told so, and is not worth asking the provider about.
  if (website) return jsonResponse({ data: { state: 'waiting' } });
  await requireCaptcha(request.headers, 'back_in_stock');
  const { json } = await forward('/back-in-stock', { method: 'POST', body: { data: { variantId, email } }, caller });
  return jsonResponse(json);
});
