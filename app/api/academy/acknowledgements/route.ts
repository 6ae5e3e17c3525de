import { z } from 'zod';
import { requestAcademy } from '@/lib/academy/academy-requests';
import { readJsonObject } from '@/lib/server/endpoint/read-body';
import { endpoint, jsonResponse } from '@/lib/server/endpoint/endpoint';

const wireKept = z.object({ kept: z.boolean() });

/** Stores that the account of this visitor acknowledged the safety rules; nothing without an account. */
export const POST = endpoint(async ({ request, caller, orderAccess }) => {
  const data = await readJsonObject(request);
  const kept = await requestAcademy(
    '/academy/acknowledgements',
    wireKept,
    { caller, orderAccess },
    {
      method: 'POST',
      body: { data },
    },
  );
  return jsonResponse({ data: kept });
});
