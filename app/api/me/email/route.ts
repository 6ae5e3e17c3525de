import { withSession } from '@/lib/server/endpoint/with-session';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Asks for another e-mail address; it counts when its owner has followed the mailed link. */
export const POST = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json } = await forward('/users/me/email', { method: 'POST', body, caller: call.caller });
    return jsonResponse(json);
  }),
);
