import { childPath } from '@/lib/academy/children/child-path';
import { wireSwims } from '@/lib/academy/children/wire';
import { requestData } from '@/lib/backend/client';
import { forward } from '@/lib/backend/forward-request';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

interface Params {
  id: string;
}

/** A page of a child's swims, latest first. */
export const GET = endpoint<Params>((call) =>
  withSession(call, async () => {
    const path = childPath(call.request, call.params.id, '/swims');
    const page = Number(call.request.nextUrl.searchParams.get('page')) || 1;
    return jsonResponse({ data: await requestData(path, wireSwims, { caller: call.caller, query: { page } }) });
  }),
);

/** Adds a swim to a child's log. */
export const POST = endpoint<Params>((call) =>
  withSession(call, async () => {
    const body = await readJsonObject(call.request);
    const path = childPath(call.request, call.params.id, '/swims');
    const { json, status } = await forward(path, { method: 'POST', body, caller: call.caller });
    return jsonResponse(json, { status });
  }),
);
