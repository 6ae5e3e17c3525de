import 'server-only';
import { env } from '@/lib/core/env';
import { BackendDown } from './errors';
import { recordOutage } from './outage';

const FORWARDED_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'];

/** Fetches an uploaded file of the backend; the body is a stream. */
export async function fetchUpload(path: string, requested: Headers): Promise<Response> {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of FORWARDED_HEADERS) {
    const value = requested.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    return await fetch(`${env().backendUrl}/uploads/${path}`, { headers, cache: 'no-store', redirect: 'manual' });
  } catch (cause) {
    recordOutage();
    throw new BackendDown(`No response to GET /uploads/${path}`, { cause });
  }
}
