import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { redirectToOutcome, readUrlEncodedForm } from '@/lib/server/endpoint/newsletter-response';

/** The button of the page that a mail's link leads to. Only pressing it confirms: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { token } = await readUrlEncodedForm(request);
  return redirectToOutcome('confirmed', () =>
    forward('/newsletter/confirm', { method: 'POST', body: { data: { token } }, caller }),
  );
});
