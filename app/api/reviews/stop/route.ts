import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { redirectToOutcome } from '@/lib/server/endpoint/redirect-to-outcome';
import { isReviewKey } from '@/lib/catalog/reviews/review-form';
import { serverRoutes } from '@/backend/contract/routes';
import { REVIEW_KEY_HEADER } from '@/backend/contract/headers';

const FAILURES = { 404: 'unknown', 429: 'busy' };

/** Form action of the page that mails link to. Only a POST unsubscribes: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { key = '' } = await readUrlEncodedForm(request);
  const page = `${serverRoutes.review}/${isReviewKey(key) ? key : 'x'.repeat(43)}/stop`;
  return redirectToOutcome(page, 'stopped', FAILURES, () =>
    forward('/reviews/stop', { method: 'POST', caller, headers: { [REVIEW_KEY_HEADER]: key } }),
  );
});
