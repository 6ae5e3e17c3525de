import { childPath } from '@/lib/academy/children/child-path';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { withSession } from '@/lib/server/endpoint/with-session';

/** Deletes a swim of a child's log. */
export const DELETE = endpoint<{ id: string; swim: string }>((call) =>
  withSession(call, async () => {
    const { id, swim } = call.params;
    const { json } = await forward(childPath(call.request, id, '/swims', swim), {
      method: 'DELETE',
      caller: call.caller,
    });
    return jsonResponse(json);
  }),
);
