import { findLesson } from '@/lib/academy/load-lesson';
import { loadLessonCard } from '@/lib/academy/load-pool-cards';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { orPage } from '@/lib/server/endpoint/or-page';
import { lessonPath } from '@/backend/contract/paths';

/** The pool card of a lesson as PDF, for those who may watch it. */
export const GET = endpoint<{ id: string }>(async ({ params: { id }, request, caller, orderAccess }) => {
  const viewer = { caller, orderAccess };
  const found = await findLesson(id, viewer);
  const page = lessonPath(caller.locale, found.level.slug, found.lesson.slug);
  return orPage(request, page, () => loadLessonCard(found, viewer));
});
