import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pageNotFound } from '@/lib/backend/endpoint-errors';

/** Catches every path below /api that no other route handles. */
const handle = endpoint<{ rest: string[] }>(
  async ({ request }) => {
    throw pageNotFound(request.nextUrl.pathname);
  },
  { foreign: true },
);

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
