import { BackendError } from '@/lib/backend/errors';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { isReviewKey } from '@/lib/catalog/reviews/review-form';
import { serverRoutes } from '@/backend/contract/routes';
import { REVIEW_KEY_HEADER } from '@/backend/contract/headers';

/** Form action of the page that mails link to. Only a POST unsubscribes: mail scanners open links. */
export const POST = endpoint(async ({ request, caller }) => {
  const { key = '' } = await readUrlEncodedForm(request);
  const page = `${serverRoutes.review}/${isReviewKey(key) ? key : 'x'.repeat(43)}/stop`;
  try {
    await forward('/reviews/stop', { method: 'POST', caller, headers: { [REVIEW_KEY_HEADER]: key } });
    return seeOther(`${page}?done=1`);
  } catch (error) {
    if (error instanceof BackendError && error.status < 429) return seeOther(page);
    throw error;
  }
});
