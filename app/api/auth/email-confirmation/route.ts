import { confirmedPath, refusedPath } from '@/lib/customer/account/confirmation-redirect';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pressMailLink, redirectOldLink } from '@/lib/server/endpoint/mail-link';
import { seeOther } from '@/lib/server/endpoint/see-other';

/** Confirms a sign-up by the mailed link, whatever account is signed in in this browser. */
export const POST = endpoint((call) =>
  pressMailLink(
    { ...call, caller: { ...call.caller, token: undefined } },
    {
      link: 'sign-up',
      path: '/auth/email-confirmation',
      done: (json) => seeOther(confirmedPath(json)),
      refused: refusedPath,
    },
  ),
);

export const GET = endpoint(async (call) => redirectOldLink(call, 'sign-up', 'confirmation'));
