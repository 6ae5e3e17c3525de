import { withSession } from '@/lib/server/endpoint/with-session';
import { readBytes, readJsonObject } from '@/lib/server/endpoint/read-body';
import { clearSessionCookies } from '@/lib/session/cookies';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

const POPULATE = { addresses: true };

export const GET = endpoint((call) =>
  withSession(call, async () => {
    const { json } = await forward('/users/me', { caller: call.caller, query: { populate: POPULATE } });
    return jsonResponse({ data: json });
  }),
);

/** Multipart with a `data` field, forwarded unchanged. */
export const PUT = endpoint((call) =>
  withSession(call, async () => {
    const { json } = await forward('/users/me', {
      method: 'PUT',
      body: await readBytes(call.request),
      headers: { 'content-type': call.request.headers.get('content-type') ?? '' },
      caller: call.caller,
    });
    return jsonResponse({ data: json });
  }),
);

/** Deletes the account permanently; `{password}` or `{code}` proves ownership. */
export const DELETE = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json } = await forward('/users/me', { method: 'DELETE', body, caller: call.caller });
    return jsonResponse(json, { cookies: clearSessionCookies(call.secure) });
  }),
);
