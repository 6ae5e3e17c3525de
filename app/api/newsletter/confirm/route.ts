import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { redirectToNewsletter } from '@/lib/server/endpoint/newsletter-response';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';

/** Form action of the page that mails link to. Only a POST confirms: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { token } = await readUrlEncodedForm(request);
  return redirectToNewsletter('confirmed', () =>
    forward('/newsletter/confirm', { method: 'POST', body: { data: { token } }, caller }),
  );
});
