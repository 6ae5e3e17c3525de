import { loadAcademyState } from '@/lib/academy/academy-requests';
import { jsonResponse, endpoint } from '@/lib/server/endpoint/endpoint';

/** What the visitor owns and has watched, and what the rest costs them; for nobody the usual prices. */
export const GET = endpoint(async ({ caller, orderAccess }) =>
  jsonResponse({ data: await loadAcademyState({ caller, orderAccess }) }),
);
