import type { NextRequest } from 'next/server';
import 'server-only';
import { pageNotFound } from '@/lib/backend/endpoint-errors';

const ID = /^[a-z0-9]{1,64}$/;

/** Path of the backend below a child, from ids of a request; throws 404 for what can not be an id. */
export function childPath(request: NextRequest, id: string, rest = '', below = ''): string {
  if (!ID.test(id) || (below !== '' && !ID.test(below))) throw pageNotFound(request.nextUrl.pathname);
  return `/academy/children/${id}${rest}${below && `/${below}`}`;
}
