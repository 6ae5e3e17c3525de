import { wireChildren } from '@/lib/academy/children/wire';
import { requestData } from '@/lib/backend/client';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

/** The customer's children with what they can do, their latest swims and the plan for their floats. */
export const GET = endpoint((call) =>
  withSession(call, async () =>
    jsonResponse({ data: await requestData('/academy/children', wireChildren, { caller: call.caller }) }),
  ),
);

/** Adds a child. */
export const POST = endpoint((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json, status } = await forward('/academy/children', { method: 'POST', body, caller: call.caller });
    return jsonResponse(json, { status });
  }),
);
