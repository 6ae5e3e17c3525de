import type { NextRequest } from 'next/server';
import 'server-only';
import { pageNotFound } from '@/lib/backend/endpoint-errors';

const ID = /^[a-z0-9]{1,64}$/;

/** Path of the backend for an adult or shared account, from the id of a request; throws 404 for what can not be an id. */
export function adultPath(
  request: NextRequest,
  below: 'adults' | 'shared-accounts',
  id: string,
  rest: '' | '/resend' = '',
): string {
  if (!ID.test(id)) throw pageNotFound(request.nextUrl.pathname);
  return `/academy/${below}/${id}${rest}`;
}
