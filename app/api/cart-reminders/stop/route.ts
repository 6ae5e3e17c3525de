import { BackendError } from '@/lib/backend/errors';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { routes } from '@/backend/contract/routes';

/** Form action of the page that mails link to. Only a POST stops them: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { stop } = await readUrlEncodedForm(request);
  try {
    await forward('/cart-reminders/stop', { method: 'POST', body: { data: { stop } }, caller });
    return seeOther(`${routes.cartReminder}?done=1`);
  } catch (error) {
    if (error instanceof BackendError && error.status < 429) return seeOther(`${routes.cartReminder}?done=broken`);
    throw error;
  }
});
