import { preserveContentLength } from '@/lib/backend/preserved-headers';

/** Media types that are served to visitors. */
const TYPES =
  /^(image\/(avif|webp|jpeg|png|gif|svg\+xml|x-icon)|video\/(mp4|webm)|audio\/(mpeg|mp4)|application\/pdf|text\/vtt)\b/;
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const FORWARDED_HEADERS = ['content-type', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Upload names are unique: a changed file gets a new one. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Review photos can be removed. */
const ONE_HOUR = 'public, max-age=3600';
const REMOVABLE_FILES = /^reviews\//;
/** An SVG opened directly is a document: it must not run or load anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Path below the backend's uploads; null for an invalid upload name. */
export function toUploadPath(segments: string[]): string | null {
  return segments.length > 0 && segments.length <= 4 && segments.every((segment) => SEGMENT.test(segment))
    ? segments.join('/')
    : null;
}

/** Response headers of an upload; null if its type is not served. @param path Path below the backend's uploads */
export function mediaHeaders(path: string, status: number, from: Headers): Headers | null {
  const type = from.get('content-type') ?? '';
  if (status !== 304 && status !== 416 && !TYPES.test(type)) return null;
  const headers = new Headers({
    'cache-control': REMOVABLE_FILES.test(path) ? ONE_HOUR : IMMUTABLE,
    'x-content-type-options': 'nosniff',
  });
  for (const name of FORWARDED_HEADERS) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  preserveContentLength(from, headers);
  if (type.startsWith('image/svg')) headers.set('content-security-policy', SVG_POLICY);
  return headers;
}
