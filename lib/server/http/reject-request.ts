import type { IncomingMessage } from 'node:http';

const MAX_URL = 4096;
/** Endpoints have their own, smaller limits. Only forms and reviews accept files. */
const MAX_BODY = 1024 * 1024;
const MAX_UPLOAD = 25 * MAX_BODY;
const UPLOADS = /^\/api\/(forms\/|reviews(\?|$))/;
const PAGE_METHODS = new Set(['GET', 'HEAD']);
const METHODS = new Set([...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type IncomingRequest = Pick<IncomingMessage, 'url' | 'method' | 'headers'>;

/** Status of a request to reject before any processing; null if accepted. */
export function rejectionStatus({ url = '', method = '', headers }: IncomingRequest): number | null {
  if (!url.startsWith('/')) return 400;
  if (url.length > MAX_URL) return 414;
  if (!METHODS.has(method)) return 405;
  const isEndpoint = url.startsWith('/api/');
  if (!isEndpoint && !PAGE_METHODS.has(method)) return 405;
  const maxBody = UPLOADS.test(url) ? MAX_UPLOAD : MAX_BODY;
  if (Number(headers['content-length'] ?? 0) > maxBody) return 413;
  return null;
}
