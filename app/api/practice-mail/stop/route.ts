import { serverRoutes } from '@/backend/contract/routes';
import type { PracticeMailOutcome } from '@/lib/academy/practice-mail/outcomes';
import { forward } from '@/lib/backend/forward-request';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { redirectToOutcome } from '@/lib/server/endpoint/redirect-to-outcome';

const FAILURES: Record<number, PracticeMailOutcome> = { 400: 'broken', 429: 'busy' };

/** Form action of the page that mails link to. Only a POST turns the mail off: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { token } = await readUrlEncodedForm(request);
  return redirectToOutcome(serverRoutes.practiceMail, 'stopped', FAILURES, () =>
    forward('/practice-mail/stop', { method: 'POST', body: { data: { token } }, caller }),
  );
});
