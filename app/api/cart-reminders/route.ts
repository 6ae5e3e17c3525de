import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { requireCaptcha } from '@/lib/server/endpoint/captcha';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Asks for one mail with the visitor's cart. The response says nothing about the address. */
export const POST = endpoint(async ({ request, caller }) => {
  const { cart, email, website } = await readJsonObject(request);
  // Honeypot: bots get the usual response, and no captcha check is spent on them.
  if (website) return jsonResponse({ data: { ok: true } });
  await requireCaptcha(request.headers, 'cart_reminder');
  const { json } = await forward('/cart-reminders', { method: 'POST', body: { data: { cart, email } }, caller });
  return jsonResponse(json);
});
