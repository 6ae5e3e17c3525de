import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';
import { forward } from '@/lib/backend/forward-request';

/** How an order can be paid in a country; an empty list when that is chosen on the provider's page. */
export const GET = endpoint(async ({ request, caller }) => {
  const country = request.nextUrl.searchParams.get('country')?.slice(0, 2) ?? '';
  const { json } = await forward('/payments/methods', { caller, query: { country } });
  return jsonResponse(json);
});
