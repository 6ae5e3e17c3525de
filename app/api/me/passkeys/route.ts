import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Second step of adding a passkey: what the browser made. */
export const POST = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json, status } = await forward('/users/me/passkeys', { method: 'POST', body, caller: call.caller });
    return jsonResponse(json, { status });
  }),
);
