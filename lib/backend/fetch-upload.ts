import 'server-only';
import { env } from '@/lib/core/env';
import { BackendDown } from './errors';
import { noteOutage } from './outage';

const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'];

/** Opens an uploaded file of the backend; its body streams. */
export async function openUpload(path: string, asked: Headers): Promise<Response> {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of ASKED) {
    const value = asked.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    return await fetch(`${env().backendUrl}/uploads/${path}`, { headers, cache: 'no-store', redirect: 'manual' });
  } catch (cause) {
    noteOutage();
    throw new BackendDown(`No answer to GET /uploads/${path}`, { cause });
  }
}
