import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { redirectToOutcome } from '@/lib/server/endpoint/redirect-to-outcome';
import { serverRoutes } from '@/backend/contract/routes';

const FAILURES = { 400: 'broken', 429: 'busy' };

/** Form action of the page that mails link to. Only a POST unsubscribes: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const form = await readUrlEncodedForm(request);
  return redirectToOutcome(serverRoutes.backInStock, 'stopped', FAILURES, () =>
    forward('/back-in-stock/stop', { method: 'POST', body: { data: { request: form.request } }, caller }),
  );
});
