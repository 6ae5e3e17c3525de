import 'server-only';
import { env } from '@/lib/core/env';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 30 * 1024 * 1024;

/** A picture of ours, `/media/…`, through the shop's own door: uploads and posters are all there. Throws when there is none. */
export async function fetchImage(url: string): Promise<Buffer> {
  if (!url.startsWith('/media/')) throw new Error(`Not a picture of the shop: ${url}`);
  const answer = await fetch(`http://127.0.0.1:${env().port}${url}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isPicture = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('image/');
  if (!isPicture || Number(answer.headers.get('content-length') ?? 0) > MAX_BYTES) {
    void answer.body?.cancel();
    throw new Error(`No picture at ${url}: ${answer.status}`);
  }
  return Buffer.from(await answer.arrayBuffer());
}
