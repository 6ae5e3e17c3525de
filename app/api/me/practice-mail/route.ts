import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

/** Turns the weekly mail about practising on or off. */
export const PUT = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json } = await forward('/academy/practice-mail', { method: 'PUT', body, caller: call.caller });
    return jsonResponse(json);
  }),
);
