import { request as askBackend } from '@/lib/backend/client';
import { confirmationRedirect } from '@/lib/customer/account/confirmation-redirect';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { seeOther } from '@/lib/server/endpoint/see-other';

/** The link in the registration mail. */
export const GET = endpoint(
  async ({ request, caller }) => {
    const confirmation = (request.nextUrl.searchParams.get('confirmation') ?? '').slice(0, 200);
    const answer = await askBackend('/auth/email-confirmation', {
      // Whoever is signed in here has nothing to do with the link.
      caller: { ...caller, token: undefined },
      query: { confirmation },
    });
    return seeOther(confirmationRedirect(answer.status, await answer.json().catch(() => null)));
  },
  { device: true },
);
