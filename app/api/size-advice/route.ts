import { loadAdviser } from '@/lib/discovery/size-advice/load-adviser';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';

/** Rules and texts of the size adviser, loaded when somebody opens it. What they enter stays with them. */
export const GET = endpoint(async ({ request, caller }) =>
  jsonResponse({ data: await loadAdviser(caller.locale, request.nextUrl.searchParams.get('product')) }),
);
