import { serverRoutes } from '@/backend/contract/routes';
import type { PracticeMailOutcome } from '@/lib/academy/practice-mail/outcomes';
import { BackendError } from '@/lib/backend/errors';
import { forward } from '@/lib/backend/forward-request';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { seeOther } from '@/lib/server/endpoint/see-other';

const FAILURES: Record<number, PracticeMailOutcome> = { 400: 'broken', 429: 'busy' };

const toPage = (outcome: PracticeMailOutcome): Response => seeOther(`${serverRoutes.practiceMail}?done=${outcome}`);

/** Form action of the page that mails link to. Only a POST turns the mail off: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { token } = await readUrlEncodedForm(request);
  try {
    await forward('/practice-mail/stop', { method: 'POST', body: { data: { token } }, caller });
    return toPage('stopped');
  } catch (error) {
    const outcome = error instanceof BackendError ? FAILURES[error.status] : undefined;
    if (outcome) return toPage(outcome);
    throw error;
  }
});
