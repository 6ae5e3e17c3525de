import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import { reportError } from '@/lib/core/report-error';
import type { Locale } from '@/lib/i18n/locales';
import { BackendDown, BackendError, type ErrorBody } from './errors';
import { flattenAnswer } from './flatten';
import { noteOutage } from './outage';
import { type QueryValue, toQueryString } from './query-string';
import { withRetry } from './retry';
import { send } from './send';

/** On whose behalf a call is made. Reads that are cached for everybody carry a locale only. */
export interface Caller {
  locale: Locale;
  /** The visitor's address; the backend believes it because the call is signed. */
  ip?: string;
  /** The visitor's session token. */
  token?: string;
  /** Recognises the browser: codes work only where they were asked for, and a known browser has limits of its own. */
  device?: string;
  /** The browser's own description, for the list of sessions. */
  agent?: string;
  /** The backend no longer knows the token. With this a call through `forward` is made again as a guest's. */
  onDeadToken?: () => void;
}

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, QueryValue>;
  /** A plain value is sent as JSON; text, form data and URL parameters as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  caller?: Caller;
  /** Tags of a cached read; without them nothing is cached. */
  tags?: string[];
  timeoutMs?: number;
}

/** Published changes arrive by tag within two seconds; this is the fallback when a webhook was lost. */
export const REVALIDATE_SECONDS = 300;
const TIMEOUT_MS = 10_000;
/** Cached reads are quick or not at all: somebody waits for the page. */
const READ_TIMEOUT_MS = 4_000;

const errorSchema = z.object({
  error: z.object({ status: z.number(), name: z.string(), message: z.string(), details: z.unknown().optional() }),
});

/** One exchange with the backend: its answer whatever the status, or `BackendDown`. Knows address, secret, time limit and retry. */
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
  const sent = { accept: 'application/json', ...payload.headers, ...callerHeaders(caller), ...headers };
  const call = (): Promise<Response> => {
    if (!tags && !(payload.body instanceof FormData))
      return send(url, { method, body: payload.body, headers: sent, timeoutMs });
    return fetch(url, {
      method,
      body: payload.body as BodyInit | undefined,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(tags ? { next: { tags, revalidate: REVALIDATE_SECONDS } } : { cache: 'no-store' }),
    });
  };
  try {
    return await withRetry(method, call);
  } catch (cause) {
    noteOutage();
    const error = new BackendDown(`No answer to ${method} ${path}`, { cause });
    reportError(error, { where: `backend ${method} ${path}` });
    throw error;
  }
}

/** The answer's JSON, flattened and checked; an error answer is thrown as `BackendError` with its own status, name and details. */
export async function requestData<T>(path: string, schema: z.ZodType<T>, options: RequestOptions = {}): Promise<T> {
  const response = await request(path, options);
  const where = `backend ${options.method ?? 'GET'} ${path}`;
  const json = await readJson(response, where);
  if (!response.ok) throw toBackendError(json, response.status, where);
  const parsed = schema.safeParse(flattenAnswer(json));
  if (parsed.success) return parsed.data;
  const error = new BackendDown(`Unexpected answer: ${z.prettifyError(parsed.error)}`);
  reportError(error, { where });
  throw error;
}

async function readJson(response: Response, where: string): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    if (!response.ok) return null;
    const error = new BackendDown('The answer is not JSON', { cause });
    reportError(error, { where });
    throw error;
  }
}

/** The response's own error, or a synthetic one when it has none. Only the unexpected is reported: 4xx is an answer. */
export function toBackendError(json: unknown, status: number, where: string): BackendError {
  const parsed = errorSchema.safeParse(json);
  const body: ErrorBody = parsed.success
    ? parsed.data.error
    : { status: 500, name: 'UnknownError', message: `The backend answered ${status}` };
  const error = new BackendError(body);
  if (error.status >= 500) {
    noteOutage();
    reportError(error, { where, status });
  }
  return error;
}

function callerHeaders(caller: Caller | undefined): Record<string, string> {
  return {
    'x-shop-secret': env().shopSecret,
    ...(caller && { 'x-shop-locale': caller.locale }),
    ...(caller?.ip && { 'x-shop-ip': caller.ip }),
    ...(caller?.device && { 'x-shop-device': caller.device }),
    ...(caller?.agent && { 'x-shop-agent': caller.agent }),
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
