import type { ParcelCardBody } from '@/backend/contract/parcel-cards';
import { freeLessonsPath } from '@/backend/contract/paths';
import { BackendError } from '@/lib/backend/errors';
import { forward } from '@/lib/backend/forward-request';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { seeOther } from '@/lib/server/endpoint/see-other';

/**
 * Form action of the page of a parcel card. Only a POST redeems: programs open links. Afterwards the page says what the code is
 * now, or shows its button again when the backend is busy or down.
 */
export const POST = endpoint(async ({ request, caller }) => {
  const { code = '' } = await readUrlEncodedForm(request);
  const page = freeLessonsPath(code.slice(0, 40));
  try {
    await forward('/academy/parcel-card/redeem', { method: 'POST', body: { code } satisfies ParcelCardBody, caller });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return seeOther(error.status < 429 ? page : `${page}&busy=1`);
  }
  return seeOther(page);
});
