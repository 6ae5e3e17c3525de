import { adultPath } from '@/lib/academy/adults/adult-path';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { withSession } from '@/lib/server/endpoint/with-session';

/** Ends the customer's access to the children of another account. */
export const DELETE = endpoint<{ id: string }>((call) =>
  withSession(call, async () => {
    const path = adultPath(call.request, 'shared-accounts', call.params.id);
    const { json } = await forward(path, { method: 'DELETE', caller: call.caller });
    return jsonResponse(json);
  }),
);
