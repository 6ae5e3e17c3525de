import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

/** Invites an adult to the customer's children. */
export const POST = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json, status } = await forward('/academy/adults', { method: 'POST', body, caller: call.caller });
    return jsonResponse(json, { status });
  }),
);
