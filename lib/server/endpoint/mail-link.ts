import 'server-only';
import { request as requestBackend } from '@/lib/backend/client';
import { seeOther } from './see-other';
import type { Call } from './endpoint';

/** Handles a link of a mail and redirects to the page that shows the result. */
export async function followMailLink(
  { request, caller }: Call<unknown>,
  { path, done, failed }: { path: string; done: string; failed: string },
): Promise<Response> {
  const code = request.nextUrl.searchParams.get('code') ?? '';
  const { status } = await requestBackend(path, { caller, query: { code: code.slice(0, 200) } });
  return seeOther(status < 400 ? done : failed);
}
