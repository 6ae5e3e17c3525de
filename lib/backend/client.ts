import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import { reportError } from '@/lib/core/report-error';
import { currentMeters } from '@/lib/telemetry/meters';
import { currentTraceParent } from '@/lib/telemetry/request-context';
import { traceCall } from '@/lib/telemetry/tracing';
import { EVERYTHING } from './cache-tags';
import { BackendDown, BackendError, type ErrorBody } from './errors';
import { flattenResponse } from './flatten';
import { recordOutage } from './outage';
import { type QueryValue, toQueryString } from './query-string';
import { withMediaUrls } from './media-urls';
import { withRetry } from './retry';
import { send } from './http-send';
import { type Locale } from '@/backend/contract/locales';
import { SECRET_HEADER, LOCALE_HEADER, IP_HEADER, DEVICE_HEADER, AGENT_HEADER } from '@/backend/contract/headers';
import { TRACE_HEADER } from '@/backend/contract/request-id';

/** The visitor a call is made for. Cached reads, which are shared, only carry a locale. */
export interface Caller {
  locale: Locale;
  /** The visitor's IP address; the backend trusts it because the request carries the shop secret. */
  ip?: string;
  /** The visitor's session token. */
  token?: string;
  /** Device id: sign-in codes are bound to it, and known devices have their own rate limits. */
  device?: string;
  /** User agent, shown in the list of sessions. */
  agent?: string;
  /** Called when the backend rejects the token. If set, `forward` repeats the call as a guest. */
  onInvalidToken?: () => void;
}

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, QueryValue>;
  /** Plain values are sent as JSON; text, form data and URL parameters unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  caller?: Caller;
  /** Cache tags; without them the response is not cached. */
  tags?: string[];
  timeoutMs?: number;
}

/** Publishing expires tags within two seconds; this is the fallback for what the log of changes does not know, such as SQL. */
export const REVALIDATE_SECONDS = 300;
const TIMEOUT_MS = 10_000;
/** Short, because page rendering waits for cached reads. */
const READ_TIMEOUT_MS = 4_000;

const errorSchema = z.object({
  error: z.object({ status: z.number(), name: z.string(), message: z.string(), details: z.unknown().optional() }),
});

/**
 * Sends one request to the backend with secret, timeout and retry. Returns the response whatever its status; throws
 * `BackendDown` without one.
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const {
    method = 'GET',
    query = {},
    body,
    headers,
    caller,
    tags,
    timeoutMs = tags ? READ_TIMEOUT_MS : TIMEOUT_MS,
  } = options;
  const url = `${env().backendUrl}/api${path}${toQueryString(query)}`;
  const payload = toPayload(body);
  const call = (): Promise<Response> => {
    const sent = { accept: 'application/json', ...payload.headers, ...callerHeaders(caller), ...headers };
    if (!tags && !(payload.body instanceof FormData))
      return send(url, { method, body: payload.body, headers: sent, timeoutMs });
    return fetch(url, {
      method,
      body: payload.body as BodyInit | undefined,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(tags ? { next: { tags: [...tags, EVERYTHING], revalidate: REVALIDATE_SECONDS } } : { cache: 'no-store' }),
    });
  };
  const start = performance.now();
  const measure = (status: number | null): void =>
    currentMeters()?.backendCall({
      kind: tags ? 'read' : 'call',
      status,
      seconds: (performance.now() - start) / 1000,
    });
  try {
    const response = await traceCall(`${method} backend`, () => withRetry(method, call));
    measure(response.status);
    return response;
  } catch (cause) {
    measure(null);
    recordOutage();
    const error = new BackendDown(`No response to ${method} ${path}`, { cause });
    reportError(error, { where: `backend ${method} ${path}` });
    throw error;
  }
}

/**
 * Returns the response's JSON, flattened and validated; throws an error response as `BackendError` with its status, name
 * and details.
 */
export async function requestData<T>(path: string, schema: z.ZodType<T>, options: RequestOptions = {}): Promise<T> {
  const response = await request(path, options);
  const where = `backend ${options.method ?? 'GET'} ${path}`;
  const json = await readJson(response, where);
  if (!response.ok) throw toBackendError(json, response.status, where);
  const parsed = schema.safeParse(flattenResponse(json));
  if (parsed.success) return parsed.data;
  const error = new BackendDown(`Unexpected response: ${z.prettifyError(parsed.error)}`);
  reportError(error, { where });
  throw error;
}

async function readJson(response: Response, where: string): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    if (!response.ok) return null;
    const error = new BackendDown('The response is not JSON', { cause });
    reportError(error, { where });
    throw error;
  }
}

/** Builds an error from the response, or a generic one without an error body, and reports it. */
export function toBackendError(json: unknown, status: number, where: string): BackendError {
  const parsed = errorSchema.safeParse(withMediaUrls(json));
  const body: ErrorBody = parsed.success
    ? parsed.data.error
    : { status: 500, name: 'UnknownError', message: `The backend responded with ${status}` };
  const error = new BackendError(body);
  if (error.status >= 500) recordOutage();
  reportError(error, { where, status: Math.max(error.status, status) });
  return error;
}

function callerHeaders(caller: Caller | undefined): Record<string, string> {
  const traceParent = currentTraceParent();
  return {
    [SECRET_HEADER]: env().shopSecret,
    ...(traceParent && { [TRACE_HEADER]: traceParent }),
    ...(caller && { [LOCALE_HEADER]: caller.locale }),
    ...(caller?.ip && { [IP_HEADER]: caller.ip }),
    ...(caller?.device && { [DEVICE_HEADER]: caller.device }),
    ...(caller?.agent && { [AGENT_HEADER]: caller.agent }),
    ...(caller?.token && { authorization: `Bearer ${caller.token}` }),
  };
}

interface Payload {
  body?: string | Uint8Array | FormData;
  headers?: Record<string, string>;
}

function toPayload(body: unknown): Payload {
  if (body === undefined) return {};
  if (typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array) return { body };
  if (body instanceof URLSearchParams) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    return { body: body.toString(), headers };
  }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
