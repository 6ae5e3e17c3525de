import { endpoint } from '@/lib/server/endpoint/endpoint';
import { submitReview } from '@/lib/server/endpoint/submit-review';

/** Submits a review; the key in the body came by mail. */
export const POST = endpoint(({ request, caller }) => submitReview({ request, caller }));
