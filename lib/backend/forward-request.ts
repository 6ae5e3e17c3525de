import 'server-only';
import { request, type RequestOptions, toBackendError } from './client';
import { BackendDown } from './errors';
import { toMediaUrl } from '@/lib/backend/schemas/media';
import { carryLength } from './preserved-headers';

export interface Forwarded {
  status: number;
  json: unknown;
}

/** A session that ended elsewhere makes a guest of the visitor: what guests may do still works, the rest is refused. */
async function ask(path: string, options: RequestOptions): Promise<Response> {
  const { caller } = options;
  const response = await request(path, options);
  if (response.status !== 401 || !caller?.token || !caller.onDeadToken) return response;
  caller.onDeadToken();
  return request(path, { ...options, caller: { ...caller, token: undefined } });
}

/** The backend's answer for a visitor: its JSON with our addresses of files; an error answer is thrown. */
export async function forward(path: string, options: RequestOptions): Promise<Forwarded> {
  const response = await ask(path, options);
  const json = parse(await response.text());
  if (!response.ok) throw toBackendError(json, response.status, `backend ${options.method ?? 'GET'} ${path}`);
  if (json === undefined) throw new BackendDown('The answer is not JSON');
  return { status: response.status, json: withMediaUrls(json) };
}

/** A file of the backend for a visitor, as it comes; anything but that type is not passed on. */
export async function forwardFile(path: string, type: string, options: RequestOptions): Promise<Response> {
  const response = await ask(path, { ...options, headers: { ...options.headers, accept: type } });
  if (!response.ok) throw toBackendError(parse(await response.text()), response.status, `backend GET ${path}`);
  if (response.headers.get('content-type') !== type) throw new BackendDown(`The answer is not ${type}`);
  const headers = new Headers({ 'content-type': type });
  const disposition = response.headers.get('content-disposition');
  if (disposition !== null) headers.set('content-disposition', disposition);
  carryLength(response.headers, headers);
  return new Response(response.body, { headers });
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `/uploads/…` -> `/media/…`, wherever a picture is. */
function withMediaUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMediaUrls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'url' && typeof entry === 'string' && entry.startsWith('/uploads/')
        ? toMediaUrl(entry)
        : withMediaUrls(entry),
    ]),
  );
}
