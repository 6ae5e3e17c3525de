import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';
import type { Media } from '@/lib/core/media';

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const FOLDER = '/media/';
const MAX_PICTURES = 16;

const signatureOf = (names: string): string =>
  createHmac('sha256', env().shopSecret).update(`thumbnails ${names}`).digest('base64url').slice(0, 22);

/**
 * URL of one picture with the thumbnails of all these side by side, so that a gallery needs one request for them. It names the files and
 * carries a signature: others cannot have any combination drawn. Null if the pictures must be loaded one by one.
 */
export function thumbnailStripUrl(images: Pick<Media, 'url'>[]): string | null {
  const names = images.map(({ url }) => (url.startsWith(FOLDER) ? url.slice(FOLDER.length) : ''));
  if (names.length < 2 || names.length > MAX_PICTURES) return null;
  if (names.some((name) => !NAME.test(name) || name.endsWith('.svg'))) return null;
  const list = names.join(',');
  return `${FOLDER}thumbnails/${signatureOf(list)}/${list}`;
}

interface ThumbnailStrip {
  /** The file names that were signed: the same for every URL of this strip. */
  list: string;
  urls: string[];
}

/**
 * The strip at a path as it was requested; null for one that this shop has not signed. The names are not decoded: another spelling of a
 * signed path (`%61` for `a`) would be drawn and cached once more.
 */
export function parseThumbnailStrip(pathname: string): ThumbnailStrip | null {
  const [, signature, list] = /^\/media\/thumbnails\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (signature === undefined || list === undefined) return null;
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(list))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { list, urls: list.split(',').map((name) => FOLDER + name) };
}
