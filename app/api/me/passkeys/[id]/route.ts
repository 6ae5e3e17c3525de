import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';
import { jsonResponse, type Call, endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';

interface Params {
  id: string;
}

const ID = /^[a-z0-9]{1,64}$/;

function backendPath({ params, request }: Call<Params>): string {
  if (!ID.test(params.id)) throw pageNotFound(request.nextUrl.pathname);
  return `/users/me/passkeys/${params.id}`;
}

/** Renames one of the customer's passkeys. */
export const PUT = endpoint<Params>((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const { json } = await forward(backendPath(call), { method: 'PUT', body, caller: call.caller });
    return jsonResponse(json);
  }),
);

/** Removes one of the customer's passkeys. */
export const DELETE = endpoint<Params>((call) =>
  withSession(call, async () => {
    const { json } = await forward(backendPath(call), { method: 'DELETE', caller: call.caller });
    return jsonResponse(json);
  }),
);
