import { drawThumbnails } from '@/lib/catalog/draw-thumbnails';
import { parseThumbnailStrip } from '@/lib/catalog/thumbnail-strip';
import { reportError } from '@/lib/core/report-error';
import { fetchImage } from '@/lib/discovery/og/fetch-image';
import { RenderQueue, RenderQueueFull } from '@/lib/discovery/og/render-queue';

export const dynamic = 'force-dynamic';

const studio = new RenderQueue({ maxBytes: 16 * 1024 * 1024, maxWaiting: 60 });

/** The thumbnails of a gallery in one picture. Its URL names the files, whose content never changes. */
export async function GET(request: Request): Promise<Response> {
  const asked = parseThumbnailStrip(new URL(request.url).pathname);
  if (!asked) return plain('Not found', 404);
  const { list, urls } = asked;
  try {
    const strip = await studio.get(list, async () => drawThumbnails(await Promise.all(urls.map(fetchImage))));
    return new Response(new Uint8Array(strip), {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof RenderQueueFull)) reportError(error, { where: `thumbnails ${list}` });
    return plain('Not available', 503);
  }
}

function plain(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
