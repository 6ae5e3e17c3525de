import { z } from 'zod';
import { findLesson } from '@/lib/academy/load-lesson';
import { requestAcademy } from '@/lib/academy/academy-requests';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

const wireProgress = z.looseObject({ position: z.number(), watched: z.number(), completed: z.boolean() });

/** Stores playback progress reported by the player; also as plain text, which sendBeacon uses on page unload. */
export const POST = endpoint<{ id: string }>(async ({ request, params: { id }, caller, orderAccess }) => {
  const viewer = { caller, orderAccess };
  await findLesson(id, viewer);
  const data = { ...(await readJsonObject(request)), lessonId: id };
  return jsonResponse({
    data: await requestAcademy('/academy/progress', wireProgress, viewer, { method: 'POST', body: { data } }),
  });
});
