import { randomBytes } from 'node:crypto';
import 'server-only';
import type { NextRequest } from 'next/server';
import type { Caller } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { reportError } from '@/lib/core/report-error';
import { localeOrigins } from '@/lib/i18n/hosts';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { ORDER_ACCESS_COOKIE } from '@/lib/session/order-access-cookie';
import {
  clearSessionCookies,
  deviceCookieName,
  isDeviceId,
  isSecureHost,
  isToken,
  sessionCookieName,
  writeDeviceCookie,
} from '@/lib/session/cookies';
import { forbidden, toErrorBody } from '@/lib/backend/endpoint-errors';
import { isOwnOrigin } from './same-origin';

/** A request to an endpoint. */
export interface Call<P> {
  request: NextRequest;
  params: P;
  host: string | null;
  /** Locale, IP address and session of the visitor, for the backend. */
  caller: Caller;
  /** Whether this host uses https. */
  secure: boolean;
  /** Raw `order-access` cookie. */
  orderAccess: string | undefined;
}

interface Options {
  /** First step of signing in: issues a device id. */
  device?: boolean;
  /** Called by a server instead of our pages; authenticated by its body. */
  foreign?: boolean;
}

type Handler<P> = (request: NextRequest, context: { params: Promise<P> }) => Promise<Response>;

/** Creates a route handler: checks the origin, formats errors, and disables caching unless the response says more. */
export function endpoint<P = Record<string, never>>(
  run: (call: Call<P>) => Promise<Response>,
  { foreign = false, device = false }: Options = {},
): Handler<P> {
  return async (request, context) => {
    const host = request.headers.get('host');
    const { call, ending } = parseCall(request, host, device);
    try {
      if (!foreign && !isOwnOrigin(request.method, request.headers.get('origin'), host, localeOrigins())) {
        throw forbidden('Cross-origin requests are not allowed');
      }
      const response = await run({ ...call, params: await context.params });
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
      return addCookies(response, ending());
    } catch (error) {
      if (!(error instanceof BackendError))
        reportError(error, { where: `endpoint ${request.method} ${request.nextUrl.pathname}` });
      return addCookies(errorResponse(error), ending());
    }
  };
}

const MAX_AGENT = 400;

/** Parses the request, and returns the cookies to set on any response: a new device id, or a cleared session. */
function parseCall(request: NextRequest, host: string | null, device: boolean) {
  const { cookies, headers } = request;
  const secure = isSecureHost(host);
  const session = cookies.get(sessionCookieName(secure))?.value;
  const known = cookies.get(deviceCookieName(secure))?.value;
  const made = device && !isDeviceId(known) ? randomBytes(32).toString('base64url') : undefined;
  // A malformed token is treated as invalid.
  let hasInvalidToken = session !== undefined && !isToken(session);
  const call = {
    request,
    host,
    secure,
    caller: {
      locale: localeOfRequest(request),
      // Set by server.ts from the socket; client-supplied values are stripped.
      ip: headers.get('x-forwarded-for') ?? undefined,
      token: isToken(session) ? session : undefined,
      device: isDeviceId(known) ? known : made,
      agent: headers.get('user-agent')?.slice(0, MAX_AGENT),
      onInvalidToken: () => {
        hasInvalidToken = true;
      },
    },
    orderAccess: readPrintable(cookies.get(ORDER_ACCESS_COOKIE)?.value),
  };
  const sessionCookies = (): string[] => [
    ...(made ? [writeDeviceCookie(made, secure)] : []),
    ...(hasInvalidToken ? clearSessionCookies(secure) : []),
  ];
  return { call, ending: sessionCookies };
}

/** Drops values that cannot be sent in a header. */
const readPrintable = (value: string | undefined): string | undefined =>
  value && /^[\x21-\x7e]+$/.test(value) ? value : undefined;

/** Cookies set by the response itself take precedence. */
function addCookies(response: Response, cookies: string[]): Response {
  const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('='));
  const set = new Set(response.headers.getSetCookie().map(nameOf));
  for (const cookie of cookies) if (!set.has(nameOf(cookie))) response.headers.append('set-cookie', cookie);
  return response;
}

export function jsonResponse(
  body: unknown,
  { status = 200, cookies = [] }: { status?: number; cookies?: string[] } = {},
): Response {
  const response = Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Seconds to wait, as requested by the backend. */
function retryAfterSeconds(details: unknown): number | null {
  const wait = typeof details === 'object' && details !== null && 'retryAfter' in details ? details.retryAfter : null;
  return typeof wait === 'number' && wait > 0 ? Math.ceil(wait) : null;
}

export function errorResponse(error: unknown, cookies: string[] = []): Response {
  const body = toErrorBody(error);
  const response = jsonResponse({ error: body }, { status: body.status, cookies });
  if (body.status === 429) response.headers.set('retry-after', String(retryAfterSeconds(body.details) ?? 60));
  return response;
}
