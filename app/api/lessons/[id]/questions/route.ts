import { findLesson } from '@/lib/academy/load-lesson';
import { requestAcademy } from '@/lib/academy/academy-requests';
import { wireOwnQuestions } from '@/lib/academy/questions/load-questions';
import { forward } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

interface Params {
  id: string;
}

/** What the customer asked about this lesson. */
export const GET = endpoint<Params>((call) =>
  withSession(call, async () => {
    const { params, caller } = call;
    // No keys of orders: these questions belong to the account.
    const viewer = { caller, orderAccess: undefined };
    const { lesson } = await findLesson(params.id, viewer);
    return jsonResponse({
      data: await requestAcademy(`/academy/lessons/${lesson.id}/own-questions`, wireOwnQuestions, viewer),
    });
  }),
);

/** Asks about a lesson that this customer may watch. */
export const POST = endpoint<Params>((call) =>
  withSession(call, async () => {
    const { request, params, caller, orderAccess } = call;
    const { lesson } = await findLesson(params.id, { caller, orderAccess });
    const body = await readJsonObject(request);
    const headers = orderAccessHeaders(orderAccess);
    const path = `/academy/lessons/${lesson.id}/questions`;
    const { json } = await forward(path, { method: 'POST', body, headers, caller });
    return jsonResponse(json);
  }),
);
