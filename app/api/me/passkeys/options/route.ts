import { extractToken } from '@/lib/server/endpoint/auth-calls';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { writeSessionCookies } from '@/lib/session/cookies';
import { forward } from '@/lib/backend/forward-request';

/** First step of adding a passkey, with the password or a mailed code. The session goes on with a new token. */
export const POST = endpoint(
  (call) =>
    withSession(call, async () => {
      const body = await readJsonObject(call.request);
      const { json } = await forward('/users/me/passkeys/options', { method: 'POST', body, caller: call.caller });
      const { jwt, rest } = extractToken(json);
      return jsonResponse(rest, { cookies: jwt ? writeSessionCookies(jwt, call.secure) : [] });
    }),
  { device: true },
);
