import { readPlayback } from '@/lib/academy/lesson-access';
import { PLAYBACK_SECONDS, writePlaybackCookie } from '@/lib/academy/playback-cookie';
import { answer, endpoint } from '@/lib/endpoint/endpoint';

/** Opens a lesson's film for this browser: its addresses, and the cookie that they ask for. */
export const POST = endpoint<{ id: string }>(async ({ params: { id }, caller, orderAccess, secure }) => {
  const now = Math.floor(Date.now() / 1000);
  const { key, data } = await readPlayback(id, { caller, orderAccess });
  const expiresAt = new Date((now + PLAYBACK_SECONDS) * 1000).toISOString();
  return answer({ data: { ...data, expiresAt } }, { cookies: [writePlaybackCookie(key, secure, now)] });
});
