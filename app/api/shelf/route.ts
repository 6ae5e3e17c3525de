import { loadShelf } from '@/lib/catalog/shelf/load-shelf';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';

/** Products that the browser asks for: favourites, those viewed last, and what goes with a product or a cart. */
export const GET = endpoint(async ({ request, caller }) =>
  jsonResponse({ data: await loadShelf(caller.locale, request.nextUrl.searchParams) }),
);
