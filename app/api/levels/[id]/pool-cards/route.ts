import { findLevel } from '@/lib/academy/load-lesson';
import { loadLevelCards } from '@/lib/academy/load-pool-cards';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { orPage } from '@/lib/server/endpoint/or-page';
import { levelPath } from '@/backend/contract/paths';

/** The pool cards of a level as PDF, those of the lessons that the visitor may watch. */
export const GET = endpoint<{ id: string }>(async ({ params: { id }, request, caller, orderAccess }) => {
  const viewer = { caller, orderAccess };
  const level = await findLevel(id, viewer);
  return orPage(request, levelPath(caller.locale, level.slug), () => loadLevelCards(level, viewer));
});
