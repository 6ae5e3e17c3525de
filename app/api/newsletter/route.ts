import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { answerOnPage, readFields } from '@/lib/server/endpoint/answer-on-page';

/** The form of a newsletter block, sent by the browser itself. Whether an address is on the list is not told. */
export const POST = endpoint(async ({ request, caller }) => {
  const { email, consent, agreed, website } = await readFields(request);
  // A program that fills in every field: it is not told so.
  if (website) return answerOnPage('sent', async () => {});
  return answerOnPage('sent', () =>
    forward('/newsletter', {
      method: 'POST',
      body: { data: { email, consent: agreed ? consent : undefined } },
      caller,
    }),
  );
});
