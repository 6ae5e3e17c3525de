import { request as requestBackend } from '@/lib/backend/client';
import { confirmationRedirect } from '@/lib/customer/account/confirmation-redirect';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { seeOther } from '@/lib/server/endpoint/see-other';

/** Confirms a sign-up by the mailed link. */
export const GET = endpoint(
  async ({ request, caller }) => {
    const confirmation = (request.nextUrl.searchParams.get('confirmation') ?? '').slice(0, 200);
    const response = await requestBackend('/auth/email-confirmation', {
      // The link is independent of the account that is signed in in this browser.
      caller: { ...caller, token: undefined },
      query: { confirmation },
    });
    return seeOther(confirmationRedirect(response.status, await response.json().catch(() => null)));
  },
  { device: true },
);
