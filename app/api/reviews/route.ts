import { endpoint } from '@/lib/endpoint/endpoint';
import { submitReview } from '@/lib/endpoint/review-submit';

/** What a buyer thinks of a product; the key in it came by mail. */
export const POST = endpoint(({ request, caller }) => submitReview({ request, caller }));
