import { loadAcademyState } from '@/lib/academy/academy-requests';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

/** Lessons the customer owns, their progress and prices; the regular prices for anonymous visitors. */
export const GET = endpoint(async ({ caller, orderAccess }) =>
  jsonResponse({ data: await loadAcademyState({ caller, orderAccess }) }),
);
