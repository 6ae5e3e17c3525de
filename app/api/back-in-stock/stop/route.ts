import { BackendError } from '@/lib/backend/errors';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { serverRoutes } from '@/backend/contract/routes';

/** Form action of the page that mails link to. Only a POST unsubscribes: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const form = await readUrlEncodedForm(request);
  try {
    const data = { request: form.request };
    await forward('/back-in-stock/stop', { method: 'POST', body: { data }, caller });
    return seeOther(`${serverRoutes.backInStock}?done=1`);
  } catch (error) {
    if (error instanceof BackendError && error.status < 429) return seeOther(serverRoutes.backInStock);
    throw error;
  }
});
