import type { InvitationBody } from '@/backend/contract/adults';
import { invitationPath } from '@/backend/contract/paths';
import { BackendError } from '@/lib/backend/errors';
import { forward } from '@/lib/backend/forward-request';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { readUrlEncodedForm } from '@/lib/server/endpoint/read-body';
import { seeOther } from '@/lib/server/endpoint/see-other';

/**
 * Form action of an invitation's page. Only a POST accepts: mail scanners open links. Afterwards the page says what the
 * invitation is now, or shows its button again when the backend is busy or down.
 */
export const POST = endpoint(async ({ request, caller }) => {
  const { code = '' } = await readUrlEncodedForm(request);
  const page = invitationPath(code.slice(0, 200));
  try {
    await forward('/academy/invitation/accept', { method: 'POST', body: { code } satisfies InvitationBody, caller });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return seeOther(error.status < 429 ? page : `${page}&busy=1`);
  }
  return seeOther(page);
});
