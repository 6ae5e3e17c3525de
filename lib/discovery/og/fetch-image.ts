import 'server-only';
import { env } from '@/lib/core/env';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 30 * 1024 * 1024;

/** Fetches an image of this shop (`/media/…`) over HTTP, which covers uploads and posters. Throws if missing. */
export async function fetchImage(url: string): Promise<Buffer> {
  if (!url.startsWith('/media/')) throw new Error(`Not an image of this shop: ${url}`);
  const response = await fetch(`http://127.0.0.1:${env().port}${url}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isImage = response.ok && (response.headers.get('content-type') ?? '').startsWith('image/');
  if (!isImage || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
    void response.body?.cancel();
    throw new Error(`No image at ${url}: ${response.status}`);
  }
  return Buffer.from(await response.arrayBuffer());
}
