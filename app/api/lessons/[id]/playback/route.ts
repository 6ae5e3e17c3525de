import { findLesson, loadPlayback } from '@/lib/academy/load-lesson';
import { PLAYBACK_SECONDS, writePlaybackCookie } from '@/lib/academy/playback-cookie';
import { jsonResponse, type Call, endpoint } from '@/lib/server/endpoint/endpoint';
import { EndpointError } from '@/lib/backend/endpoint-errors';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { lessonPath } from '@/backend/contract/paths';

type LessonCall = Call<{ id: string }>;

/** Grants this browser playback of a lesson: returns the media URLs and sets the cookie that they require. */
async function play({ params: { id }, caller, orderAccess, secure, request }: LessonCall): Promise<Response> {
  const now = Math.floor(Date.now() / 1000);
  const { key, data } = await loadPlayback(id, { caller, orderAccess });
  const cookies = [writePlaybackCookie(key, secure, now)];
  // Without JavaScript a native form posts here: redirect to the media file, which the browser plays itself.
  if (isForm(request)) return seeOther(data.src, cookies);
  const expiresAt = new Date((now + PLAYBACK_SECONDS) * 1000).toISOString();
  return jsonResponse({ data: { ...data, expiresAt } }, { cookies });
}

/** Redirects to the page that explains how to unlock the lesson. */
async function toLessonPage({ params: { id }, caller, orderAccess }: LessonCall): Promise<Response> {
  const { lesson, level } = await findLesson(id, { caller, orderAccess });
  return seeOther(lessonPath(caller.locale, level.slug, lesson.slug));
}

const isForm = (request: Request): boolean => request.headers.get('accept')?.startsWith('text/html') === true;

export const POST = endpoint<{ id: string }>(async (call) => {
  try {
    return await play(call);
  } catch (error) {
    if (isForm(call.request) && error instanceof EndpointError && error.status === 402) return toLessonPage(call);
    throw error;
  }
});
