import { withSession } from '@/lib/server/endpoint/with-session';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** Requests an e-mail change; it takes effect when the mailed link is confirmed. */
export const POST = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json } = await forward('/users/me/email', { method: 'POST', body, caller: call.caller });
    return jsonResponse(json);
  }),
);
