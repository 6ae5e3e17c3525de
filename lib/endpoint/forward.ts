import 'server-only';
import { request, type RequestOptions, toBackendError } from '@/lib/backend/client';
import { BackendDown } from '@/lib/backend/errors';
import { toMediaUrl } from '@/lib/backend/schemas/media';

export interface Forwarded {
  status: number;
  json: unknown;
}

/**
 * The backend's answer for a visitor: its JSON with our addresses of files; an error answer is thrown. A session that ended
 * elsewhere makes a guest of the visitor: what guests may do still works, the rest is refused.
 */
export async function forward(path: string, options: RequestOptions): Promise<Forwarded> {
  const { caller } = options;
  let response = await request(path, options);
  if (response.status === 401 && caller?.token && caller.onDeadToken) {
    caller.onDeadToken();
    response = await request(path, { ...options, caller: { ...caller, token: undefined } });
  }
  const text = await response.text();
  const json = parse(text);
  if (!response.ok) throw toBackendError(json, response.status, `backend ${options.method ?? 'GET'} ${path}`);
  if (json === undefined) throw new BackendDown('The answer is not JSON');
  return { status: response.status, json: withMediaUrls(json) };
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
