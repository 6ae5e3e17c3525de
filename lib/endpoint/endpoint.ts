import 'server-only';
import type { NextRequest } from 'next/server';
import type { Caller } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { reportError } from '@/lib/errors/report';
import { localeOrigins } from '@/lib/hosts';
import { localeOfRequest } from '@/lib/i18n/locale-of-request';
import { ORDER_ACCESS_COOKIE } from '@/lib/orders/access-cookie';
import { isSecureHost, sessionCookieName } from './cookies';
import { forbidden, toErrorBody } from './errors';
import { isOwnOrigin } from './origin';

/** What an endpoint knows of the one who calls. */
export interface Call<P> {
  request: NextRequest;
  params: P;
  host: string | null;
  /** For the backend: language, address and session of the visitor. */
  caller: Caller;
  /** Whether cookies are tied to https here. */
  secure: boolean;
  /** The `order-access` cookie as it came. */
  orderAccess: string | undefined;
}

interface Options {
  /** Another program calls, not a page of ours: the body proves who it is. */
  foreign?: boolean;
}

type Handler<P> = (request: NextRequest, context: { params: Promise<P> }) => Promise<Response>;

/** Makes a route handler: checks where the call comes from, gives errors their shape, and lets nothing be cached. */
export function endpoint<P = Record<string, never>>(
  run: (call: Call<P>) => Promise<Response>,
  { foreign = false }: Options = {},
): Handler<P> {
  return async (request, context) => {
    try {
      const host = request.headers.get('host');
      if (!foreign && !isOwnOrigin(request.method, request.headers.get('origin'), host, localeOrigins())) {
        throw forbidden('This call must come from a page of this shop');
      }
      const response = await run({ ...describeCall(request, host), params: await context.params });
      response.headers.set('cache-control', 'no-store');
      return response;
    } catch (error) {
      if (!(error instanceof BackendError))
        reportError(error, { where: `endpoint ${request.method} ${request.nextUrl.pathname}` });
      return answerError(error);
    }
  };
}

function describeCall(request: NextRequest, host: string | null) {
  const { cookies, headers } = request;
  const secure = isSecureHost(host);
  return {
    request,
    host,
    secure,
    caller: {
      locale: localeOfRequest(request),
      // Written by server.ts from the socket; what a visitor claims never gets here.
      ip: headers.get('x-forwarded-for') ?? undefined,
      token: cookies.get(sessionCookieName(secure))?.value,
    },
    orderAccess: cookies.get(ORDER_ACCESS_COOKIE)?.value,
  };
}

export function answer(
  body: unknown,
  { status = 200, cookies = [] }: { status?: number; cookies?: string[] } = {},
): Response {
  const response = Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export function answerError(error: unknown, cookies: string[] = []): Response {
  const body = toErrorBody(error);
  const response = answer({ error: body }, { status: body.status, cookies });
  if (body.status === 429) response.headers.set('retry-after', '60');
  return response;
}
