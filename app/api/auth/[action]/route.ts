import { AUTH_CALLS, takeToken } from '@/lib/endpoint/auth';
import { readJsonObject } from '@/lib/endpoint/body';
import { requireCaptcha } from '@/lib/endpoint/captcha';
import { closeSession, openSession } from '@/lib/endpoint/cookies';
import { answer, endpoint } from '@/lib/endpoint/endpoint';
import { pageNotFound } from '@/lib/endpoint/errors';
import { forward } from '@/lib/endpoint/forward';

/** Sign in, sign out and what belongs to it; the token stays in a cookie that no script can read. */
export const POST = endpoint<{ action: string }>(async ({ request, params: { action }, caller, secure }) => {
  if (action === 'logout') return answer({ data: { ok: true } }, { cookies: closeSession(secure) });
  const call = Object.hasOwn(AUTH_CALLS, action) ? AUTH_CALLS[action] : undefined;
  if (!call) throw pageNotFound(request.nextUrl.pathname);
  const body = await readJsonObject(request);
  if (call.captcha) await requireCaptcha(request.headers, call.captcha);
  const { json } = await forward(call.path, { method: 'POST', body, caller });
  const { jwt, rest } = takeToken(json);
  return answer({ data: rest }, { cookies: call.session === 'open' && jwt ? openSession(jwt, secure) : [] });
});
