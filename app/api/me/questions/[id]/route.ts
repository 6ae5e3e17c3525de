import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { forward } from '@/lib/backend/forward-request';
import { type Call, jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { withSession } from '@/lib/server/endpoint/with-session';

type QuestionCall = Call<{ id: string }>;

const ID = /^[a-z0-9]{1,64}$/;

function change(call: QuestionCall, method: 'POST' | 'DELETE', rest = ''): Promise<Response> {
  return withSession(call, async () => {
    const { request, params, caller } = call;
    if (!ID.test(params.id)) throw pageNotFound(request.nextUrl.pathname);
    const { json } = await forward(`/academy/questions/${params.id}${rest}`, { method, caller });
    return jsonResponse(json);
  });
}

/** Takes one of the customer's questions off the page of its lesson, for good. */
export const POST = endpoint<{ id: string }>((call) => change(call, 'POST', '/hide'));

/** Deletes one of the customer's questions with its answer. */
export const DELETE = endpoint<{ id: string }>((call) => change(call, 'DELETE'));
