import { fail, ok, type Result } from './result';

/** An answer of `/api/*` that is not the one hoped for. `name` is a key of the `errors` messages. */
export interface ApiError {
  /** 0 when there was no answer at all. */
  status: number;
  name: string;
  message: string;
  details?: unknown;
}

/** What zod's schemas have; islands that must stay small bring a plain function instead, see `parse`. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface CallOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, form data as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Checks the whole JSON answer. */
  schema?: Schema<T>;
  /** The same by hand; throws when the answer does not fit. */
  parse?: (json: unknown) => T;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 20_000;
const unknownError = (status: number): ApiError => ({ status, name: 'UnknownError', message: '' });

/** Calls an endpoint of this shop. Never throws, except when `signal` ended the call. */
export async function callApi<T = unknown>(path: string, options: CallOptions<T> = {}): Promise<Result<T, ApiError>> {
  const { method = 'GET', body, headers, signal } = options;
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const json: unknown = await response.json().catch(() => null);
    return response.ok ? readAnswer(json, response.status, options) : fail(readError(json, response.status));
  } catch (error) {
    if (signal?.aborted) throw error;
    return fail({ status: 0, name: 'Network', message: '' });
  }
}

function readAnswer<T>(json: unknown, status: number, { schema, parse }: CallOptions<T>): Result<T, ApiError> {
  if (schema) {
    const parsed = schema.safeParse(json);
    return parsed.success ? ok(parsed.data) : fail(unknownError(status));
  }
  try {
    return ok(parse ? parse(json) : (json as T));
  } catch {
    return fail(unknownError(status));
  }
}

function readError(json: unknown, status: number): ApiError {
  const error: unknown = typeof json === 'object' && json !== null && 'error' in json ? json.error : null;
  if (typeof error !== 'object' || error === null || !('name' in error) || typeof error.name !== 'string')
    return unknownError(status);
  return {
    status,
    name: error.name,
    message: 'message' in error && typeof error.message === 'string' ? error.message : '',
    details: 'details' in error ? error.details : undefined,
  };
}
