import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { redirectToOutcome, readUrlEncodedForm } from '@/lib/server/endpoint/newsletter-response';

/** The form of a newsletter block, sent by the browser itself. Whether an address is on the list is not told. */
export const POST = endpoint(async ({ request, caller }) => {
  const { email, consent, agreed, website } = await readUrlEncodedForm(request);
  // A program that fills in every field: it is not told so.
  if (website) return redirectToOutcome('sent', async () => {});
  return redirectToOutcome('sent', () =>
    forward('/newsletter', {
      method: 'POST',
      body: { data: { email, consent: agreed ? consent : undefined } },
      caller,
    }),
  );
});
