import { fail, ok, type Result } from './result';

/** An error response of `/api/*`. `name` is a key of the `errors` messages. */
export interface ApiError {
  /** HTTP status; 0 when the request failed without a response. */
  status: number;
  name: string;
  message: string;
  details?: unknown;
}

/** The part of a zod schema that is used here. Islands that must stay small pass `parse` instead. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface CallOptions<T> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; FormData is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Validates the whole JSON response. */
  schema?: Schema<T>;
  /** Validation without zod; throws when the response is invalid. */
  parse?: (json: unknown) => T;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 20_000;
const unknownError = (status: number): ApiError => ({ status, name: 'UnknownError', message: '' });

/** Calls an endpoint of this shop. Never throws, except when `signal` aborts the call. */
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
    return response.ok ? parseResponseBody(json, response.status, options) : fail(readError(json, response.status));
  } catch (error) {
    if (signal?.aborted) throw error;
    return fail({ status: 0, name: 'Network', message: '' });
  }
}

function parseResponseBody<T>(json: unknown, status: number, { schema, parse }: CallOptions<T>): Result<T, ApiError> {
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
