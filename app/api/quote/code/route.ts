import { checkCodeLink } from '@/lib/purchase/cart/check-code-link';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';
import { readJsonObject } from '@/lib/server/endpoint/read-body';

/** What becomes of the code in a visitor's address, with its text: pages do not carry texts for so few visitors. */
export const POST = endpoint(async ({ request, caller }) =>
  jsonResponse({ data: await checkCodeLink(caller, await readJsonObject(request)) }),
);
