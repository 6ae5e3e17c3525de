import { endpoint } from '@/lib/server/endpoint/endpoint';
import { submitReview } from '@/lib/server/endpoint/submit-review';

/** What a buyer thinks of a product; the key in it came by mail. */
export const POST = endpoint(({ request, caller }) => submitReview({ request, caller }));
