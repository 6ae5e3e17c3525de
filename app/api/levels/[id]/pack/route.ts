import { findLevel } from '@/lib/academy/load-lesson';
import { loadLevelPack } from '@/lib/academy/offline/load-level-pack';
import { pageNotFound } from '@/lib/backend/endpoint-errors';
import { env } from '@/lib/core/env';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

/** What everybody may read of a level's lessons, to save those that may be watched. 404 where saving is switched off. */
export const GET = endpoint<{ id: string }>(async ({ params: { id }, request, caller, orderAccess }) => {
  if (!env().offlineLessons) throw pageNotFound(request.nextUrl.pathname);
  const level = await findLevel(id, { caller, orderAccess });
  return jsonResponse({ data: await loadLevelPack(level, caller.locale) });
});
