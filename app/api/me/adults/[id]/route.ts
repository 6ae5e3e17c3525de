import { adultPath } from '@/lib/academy/adults/adult-path';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { withSession } from '@/lib/server/endpoint/with-session';

/** Takes an invitation back, or ends the access of an adult. */
export const DELETE = endpoint<{ id: string }>((call) =>
  withSession(call, async () => {
    const path = adultPath(call.request, 'adults', call.params.id);
    const { json } = await forward(path, { method: 'DELETE', caller: call.caller });
    return jsonResponse(json);
  }),
);
