import { loadLesson } from '@/lib/academy/load-lesson';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

/** Public details of a lesson the caller may watch; otherwise 402 with the offers. */
export const GET = endpoint<{ id: string }>(async ({ params: { id }, caller, orderAccess }) =>
  jsonResponse({ data: await loadLesson(id, { caller, orderAccess }) }),
);
