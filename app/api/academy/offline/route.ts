import { z } from 'zod';
import { requestAcademy } from '@/lib/academy/academy-requests';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { listOf } from '@/lib/backend/schemas/common';
import { env } from '@/lib/core/env';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { withSession } from '@/lib/server/endpoint/with-session';

const wireRights = z.object({ owner: z.string(), open: listOf(z.string()) });

/** Which of the lessons saved on a device this customer may still watch. 404 where saving is switched off. */
export const POST = endpoint((call) =>
  withSession(call, async () => {
    const { request, caller, orderAccess } = call;
    if (!env().offlineLessons) throw pageNotFound(request.nextUrl.pathname);
    const { lessons } = await readJsonObject(request);
    const viewer = { caller, orderAccess };
    const options = { method: 'POST', body: { lessons } } as const;
    const rights = await requestAcademy('/academy/offline', wireRights, viewer, options);
    return jsonResponse({ data: { ...rights, now: Date.now() } });
  }),
);
