import { AUTH_CALLS, extractToken } from '@/lib/server/endpoint/auth-calls';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { requireCaptcha } from '@/lib/server/endpoint/captcha';
import { clearSessionCookies, writeSessionCookies } from '@/lib/session/cookies';
import { jsonResponse, type Call, endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';

/** Sign-in, sign-out and related actions; the token stays in an HttpOnly cookie. */
export const POST = endpoint<{ action: string }>(
  async (visit) => {
    const { request, params, caller, secure, orderAccess } = visit;
    if (params.action === 'logout') return logOut(visit);
    const call = Object.hasOwn(AUTH_CALLS, params.action) ? AUTH_CALLS[params.action] : undefined;
    if (!call) throw pageNotFound(request.nextUrl.pathname);
    const body = await readJsonObject(request);
    if (call.captcha) await requireCaptcha(request.headers, call.captcha);
    const { json } = await forward(call.path, {
      method: 'POST',
      body,
      caller,
      headers: orderAccessHeaders(orderAccess),
    });
    const { jwt, rest } = extractToken(json);
    return jsonResponse(
      { data: rest },
      { cookies: call.session === 'open' && jwt ? writeSessionCookies(jwt, secure) : [] },
    );
  },
  { device: true },
);

/** Signing out always succeeds for the browser, even during an outage. Elsewhere only the backend can end a session, so its response counts. */
async function logOut({ request, caller, secure }: Call<unknown>): Promise<Response> {
  const { scope } = await readJsonObject(request);
  const everywhere = scope === 'all';
  const ended = forward('/auth/logout', { method: 'POST', body: everywhere ? { scope } : {}, caller });
  await (everywhere ? ended : ended.catch(() => null));
  return jsonResponse({ data: { ok: true } }, { cookies: clearSessionCookies(secure) });
}
