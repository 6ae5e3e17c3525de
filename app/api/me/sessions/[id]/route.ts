import { withSession } from '@/lib/server/endpoint/with-session';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Ends one of the customer's sessions. */
export const DELETE = endpoint<{ id: string }>((call) =>
  withSession(call, async () => {
    const { id } = call.params;
    if (!ID.test(id)) throw pageNotFound(call.request.nextUrl.pathname);
    const { json } = await forward(`/users/me/sessions/${id}`, { method: 'DELETE', caller: call.caller });
    return jsonResponse(json);
  }),
);
