import { finishPath } from '@/backend/contract/paths';
import { childPath } from '@/lib/academy/children/child-path';
import { unauthorized } from '@/lib/backend/endpoint-errors';
import { BackendError } from '@/lib/backend/errors';
import { forwardFile } from '@/lib/backend/forward-request';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { seeOther } from '@/lib/server/endpoint/see-other';

/** Rendering may wait for others. */
const TIMEOUT_MS = 30_000;
/** Signed out, a child of somebody else, or not finished: a link that was opened leads to the page that says so. */
const EXPLAINED = [401, 404, 409];

/** The certificate of one of the customer's children for a level that it finished, as PDF. */
export const GET = endpoint<{ id: string; level: string }>(async ({ request, params, caller }) => {
  const path = childPath(request, params.id, '/certificates', params.level);
  const isOpened = request.headers.get('accept')?.startsWith('text/html') === true;
  try {
    if (!caller.token) throw unauthorized();
    const { onInvalidToken: _, ...strict } = caller;
    const response = await forwardFile(path, 'application/pdf', { caller: strict, timeoutMs: TIMEOUT_MS });
    response.headers.set('cache-control', 'private, no-store');
    return response;
  } catch (error) {
    const isExplained = error instanceof BackendError && EXPLAINED.includes(error.status);
    if (isOpened && isExplained) return seeOther(finishPath(params.level));
    throw error;
  }
});
