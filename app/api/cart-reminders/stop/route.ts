import { BackendError } from '@/lib/backend/errors';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { serverRoutes } from '@/backend/contract/routes';

const FAILURES: Record<number, string> = { 400: 'broken', 429: 'busy' };

const toPage = (outcome: string): Response => seeOther(`${serverRoutes.cartReminder}?done=${outcome}`);

/** Form action of the page that mails link to. Only a POST stops them: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { token } = await readUrlEncodedForm(request);
  try {
    await forward('/cart-reminders/stop', { method: 'POST', body: { data: { stop: token } }, caller });
    return toPage('stopped');
  } catch (error) {
    const outcome = error instanceof BackendError ? FAILURES[error.status] : undefined;
    if (outcome) return toPage(outcome);
    throw error;
  }
});
