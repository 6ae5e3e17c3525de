import { extractToken } from '@/lib/server/endpoint/auth-calls';
import { writeSessionCookies } from '@/lib/session/cookies';
import { withSession } from '@/lib/server/endpoint/with-session';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Requests an e-mail change, which takes effect when the mailed link is confirmed. The session goes on with a new token. */
export const POST = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json } = await forward('/users/me/email', { method: 'POST', body, caller: call.caller });
    const { jwt, rest } = extractToken(json);
    return jsonResponse(rest, { cookies: jwt ? writeSessionCookies(jwt, call.secure) : [] });
  }),
);
