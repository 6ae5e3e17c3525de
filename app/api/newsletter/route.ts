import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { redirectToNewsletter } from '@/lib/server/endpoint/newsletter-response';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';

/** Native submission of a newsletter block. The response does not reveal whether the e-mail is subscribed. */
export const POST = endpoint(async ({ request, caller }) => {
  const { email, consent, agreed, website } = await readUrlEncodedForm(request);
  // Honeypot: bots get the usual response.
  if (website) return redirectToNewsletter('sent', async () => {});
  return redirectToNewsletter('sent', () =>
    forward('/newsletter', {
      method: 'POST',
      body: { data: { email, consent: agreed ? consent : undefined } },
      caller,
    }),
  );
});
