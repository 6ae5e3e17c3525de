import { childPath } from '@/lib/academy/children/child-path';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

/** Records what a child can do in a lesson that this visitor may watch. */
export const POST = endpoint<{ id: string }>((call) =>
  withSession(call, async () => {
    const { request, params, caller, orderAccess } = call;
    const body = await readJsonObject(request);
    const headers = orderAccessHeaders(orderAccess);
    const { json } = await forward(childPath(request, params.id, '/marks'), { method: 'POST', body, headers, caller });
    return jsonResponse(json);
  }),
);
