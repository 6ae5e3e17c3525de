import { finishPath } from '@/backend/contract/paths';
import { printPath } from '@/lib/academy/certificates/print-path';
import { childPath } from '@/lib/academy/children/child-path';
import { unauthorized } from '@/lib/backend/endpoint-errors';
import { BackendError } from '@/lib/backend/errors';
import { forward, forwardFile } from '@/lib/backend/forward-request';
import { type Call, endpoint } from '@/lib/server/endpoint/endpoint';
import { seeOther } from '@/lib/server/endpoint/see-other';

/** Rendering may wait for others. */
const TIMEOUT_MS = 30_000;
/** Signed out, a child of somebody else, or not finished: a link that was opened leads to the page that says so. */
const EXPLAINED = [401, 404, 409];

type CertificateCall = Call<{ id: string; level: string }>;

/** Runs `work` for a signed-in customer, with the path in the backend. What a visitor opened and can not have leads to the page that explains it. */
async function explained(
  { request, params, caller }: CertificateCall,
  work: (path: string, caller: CertificateCall['caller']) => Promise<Response>,
): Promise<Response> {
  const path = childPath(request, params.id, '/certificates', params.level);
  const isOpened = request.headers.get('accept')?.startsWith('text/html') === true;
  try {
    if (!caller.token) throw unauthorized();
    const { onInvalidToken: _, ...strict } = caller;
    return await work(path, strict);
  } catch (error) {
    const isExplained = error instanceof BackendError && EXPLAINED.includes(error.status);
    if (isOpened && isExplained) return seeOther(finishPath(params.level));
    throw error;
  }
}

/** The certificate that was issued to one of the customer's children for a level, as PDF. */
export const GET = endpoint<{ id: string; level: string }>((call) =>
  explained(call, async (path, caller) => {
    const response = await forwardFile(path, 'application/pdf', { caller, timeoutMs: TIMEOUT_MS });
    response.headers.set('cache-control', 'private, no-store');
    return response;
  }),
);

/** Issues it, with today as its day, and shows it. Idempotent. */
export const POST = endpoint<{ id: string; level: string }>((call) =>
  explained(call, async (path, caller) => {
    await forward(path, { method: 'POST', caller });
    return seeOther(printPath(call.params.id, call.params.level));
  }),
);
