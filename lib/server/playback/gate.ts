import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseRange } from '@/backend/contract/byte-range';
import { isAssetKey, playbackCookieName, verifyPlayback } from '@/lib/academy/playback-cookie';
import { reportError } from '@/lib/core/report-error';
import { checkPreconditions, rangeIsCurrent } from './preconditions';
import { readChunks } from './read-chunks';
import type { FilmStore } from './stored-film';
import { videoError } from './video-error';

const FILES: Record<string, string> = { 'video.mp4': 'video/mp4', 'poster.webp': 'image/webp' };
/** Files of a film in several qualities: in a folder of their own, one per packaging. */
const PACKAGED = /^h[a-z0-9]{8,23}\/(?:main\.m3u8|\d{1,4}p(?:\.m3u8|-init\.mp4|-\d{5,6}\.m4s))$/;
const PACKAGED_TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
};
const ADDRESS = /^\/media\/v\/([^/]*)\/(.*)$/;
const CHUNK_BYTES = 128 * 1024;
/** Timeout of stalled connections; a paused player reconnects by itself. */
const STALLED_MS = 5 * 60_000;
/** Maximum number of cookies of one name that are checked. */
const MAX_COOKIES = 5;

/** 401 without a cookie, 403 with an invalid one for this video, null with a valid one. */
export function checkCookie(
  cookies: string | null | undefined,
  asset: string,
  nowSeconds = Date.now() / 1000,
): 401 | 403 | null {
  const prefix = `${playbackCookieName(asset)}=`;
  const values = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(prefix.length));
  if (values.length === 0) return 401;
  return values.some((value) => verifyPlayback(asset, value, nowSeconds)) ? null : 403;
}

export interface VideoFile {
  asset: string;
  /** Below the video's folder. */
  name: string;
  type: string;
}

function typeOf(name: string): string | undefined {
  if (PACKAGED.test(name)) return PACKAGED_TYPES[path.extname(name)];
  return Object.hasOwn(FILES, name) ? FILES[name] : undefined;
}

/** Parses the URL of a video file; null for any other URL (captions are CMS texts, not files). */
export function findVideoFile(address: string): VideoFile | null {
  const [, asset = '', name = ''] = ADDRESS.exec(address) ?? [];
  const type = typeOf(name);
  return type !== undefined && isAssetKey(asset) ? { asset, name, type } : null;
}

/**
 * Serves GET and HEAD for a video, its poster, playlists and segments below `dir/{asset}/`. Authorized by the cookie alone, without database or
 * backend, so that seeking is as cheap as reading a file. Never throws.
 */
export async function sendVideo(
  req: IncomingMessage,
  res: ServerResponse,
  { asset, name, type }: VideoFile,
  dir: string,
  store?: FilmStore,
): Promise<void> {
  // Must be revalidated: an expired cookie must also invalidate the browser's copy.
  res.setHeader('cache-control', 'private, no-cache');
  res.setHeader('cross-origin-resource-policy', 'same-origin');
  const refused = checkCookie(req.headers.cookie, asset);
  if (refused) return sendError(res, refused);
  let file: FileHandle | undefined;
  try {
    // First, because this disk may have what the film was before.
    const stored = await store?.open(asset, name, req.headers);
    if (stored) return await sendStored(req, res, stored, type);
    file = await openFile(path.join(dir, asset, name));
    const stats = await file?.stat();
    if (!file || !stats?.isFile()) return sendError(res, 404);
    await sendFile(req, res, { file, stats, type });
  } catch (error) {
    // Closed tabs and seeking abort connections regularly.
    if (res.destroyed) return;
    reportError(error, { where: `video ${asset}/${name}` });
    if (res.headersSent) res.destroy();
    else sendError(res, 503);
  } finally {
    await file?.close().catch(() => undefined);
  }
}

async function openFile(filename: string): Promise<FileHandle | undefined> {
  try {
    return await open(filename, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

interface OpenFile {
  file: FileHandle;
  stats: Stats;
  type: string;
}

async function sendFile(req: IncomingMessage, res: ServerResponse, { file, stats, type }: OpenFile): Promise<void> {
  const { size, mtime } = stats;
  const state = { etag: `"${size.toString(36)}-${mtime.getTime().toString(36)}"`, lastModified: mtime.toUTCString() };
  res.setHeader('accept-ranges', 'bytes');
  res.setHeader('etag', state.etag);
  res.setHeader('last-modified', state.lastModified);
  const condition = checkPreconditions(req.headers, state);
  if (condition) {
    res.writeHead(condition).end();
    return;
  }
  // Ranges are only defined for GET.
  const ranged = req.method === 'GET' && rangeIsCurrent(req.headers, state);
  const range = ranged ? parseRange(req.headers.range, size) : null;
  if (range === 'none') {
    res.setHeader('content-range', `bytes */${size}`);
    return sendError(res, 416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) res.setHeader('content-range', `bytes ${start}-${end}/${size}`);
  res.writeHead(range ? 206 : 200, { 'content-type': type, 'content-length': end - start + 1 });
  if (req.method === 'HEAD' || size === 0) {
    res.end();
    return;
  }
  res.setTimeout(STALLED_MS, () => res.destroy());
  // With backpressure: memory holds one chunk per viewer, whatever the size of the video.
  await pipeline(file.createReadStream({ start, end, highWaterMark: CHUNK_BYTES, autoClose: false }), res);
}

const KEPT = ['content-length', 'content-range', 'etag', 'last-modified'];

/** Passes on what the storage sent. */
async function sendStored(req: IncomingMessage, res: ServerResponse, stored: Response, type: string): Promise<void> {
  res.setHeader('accept-ranges', 'bytes');
  for (const name of KEPT) {
    const value = stored.headers.get(name);
    if (value !== null) res.setHeader(name, value);
  }
  const hasBody = stored.ok && stored.body !== null && req.method !== 'HEAD';
  if (!hasBody) await stored.body?.cancel();
  if (stored.status === 416) {
    res.removeHeader('content-length');
    return sendError(res, 416);
  }
  res.writeHead(stored.status, { 'content-type': type });
  if (!hasBody || !stored.body) {
    res.end();
    return;
  }
  res.setTimeout(STALLED_MS, () => res.destroy());
  await pipeline(readChunks(stored.body), res);
}

/** Node omits the body for HEAD. */
function sendError(res: ServerResponse, status: Parameters<typeof videoError>[0]): void {
  const { body, headers } = videoError(status);
  res.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}
