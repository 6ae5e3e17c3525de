import { childPath } from '@/lib/academy/children/child-path';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

interface Params {
  id: string;
}

/** Changes one of the customer's children. */
export const PUT = endpoint<Params>((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const path = childPath(call.request, call.params.id);
    const { json } = await forward(path, { method: 'PUT', body, caller: call.caller });
    return jsonResponse(json);
  }),
);

/** Deletes one of the customer's children with its records. */
export const DELETE = endpoint<Params>((call) =>
  withSession(call, async () => {
    const path = childPath(call.request, call.params.id);
    const { json } = await forward(path, { method: 'DELETE', caller: call.caller });
    return jsonResponse(json);
  }),
);
