import { isAssetKey } from '@/lib/academy/playback-cookie';
import { BackendError } from '@/lib/backend/errors';
import { captionsLocale, readCaptions } from '@/lib/server/playback/captions';
import { checkCookie } from '@/lib/server/playback/gate';
import { videoError } from '@/lib/server/playback/video-error';

interface Context {
  params: Promise<{ asset: string; name: string }>;
}

/** Captions of a lesson, for viewers with playback access. Videos are served by server.ts and never reach this route. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { asset, name } = await params;
  const locale = captionsLocale(name);
  if (locale === null || !isAssetKey(asset)) return respondError(404);
  const refused = checkCookie(request.headers.get('cookie'), asset);
  if (refused) return respondError(refused);
  try {
    const captions = await readCaptions(asset, locale);
    if (captions === null) return respondError(404);
    return new Response(captions, {
      headers: {
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'private, no-cache',
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  } catch (error) {
    if (error instanceof BackendError) return respondError(503);
    throw error;
  }
}

function respondError(status: Parameters<typeof videoError>[0]): Response {
  const { body, headers } = videoError(status);
  return new Response(body, { status, headers });
}
