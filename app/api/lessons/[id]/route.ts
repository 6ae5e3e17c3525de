import { loadLesson } from '@/lib/academy/load-lesson';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

/** What anyone may know of a lesson that is open to them; 402 with the offers where it is not. */
export const GET = endpoint<{ id: string }>(async ({ params: { id }, caller, orderAccess }) =>
  jsonResponse({ data: await loadLesson(id, { caller, orderAccess }) }),
);
