import { extractToken } from '@/lib/server/endpoint/auth-calls';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pressMailLink, redirectOldLink } from '@/lib/server/endpoint/mail-link';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { writeSessionCookies } from '@/lib/session/cookies';
import { noticePath } from '@/backend/contract/paths';

/** Confirms an e-mail change by the link sent to the new mailbox. The session of this browser goes on with a new token. */
export const POST = endpoint((call) =>
  pressMailLink(call, {
    link: 'email-change',
    path: '/auth/email-change',
    done: (json) => {
      const { jwt } = extractToken(json);
      return seeOther(noticePath('email-changed'), jwt ? writeSessionCookies(jwt, call.secure) : []);
    },
    refused: () => noticePath('link-expired'),
  }),
);

export const GET = endpoint(async (call) => redirectOldLink(call, 'email-change'));
