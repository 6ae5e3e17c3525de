import { endpoint } from '@/lib/server/endpoint/endpoint';
import { pressMailLink, redirectOldLink } from '@/lib/server/endpoint/mail-link';
import { seeOther } from '@/lib/server/endpoint/see-other';
import { noticePath } from '@/backend/contract/paths';

/** Reverts an e-mail change by the link sent to the old mailbox, and revokes the password of the account. */
export const POST = endpoint((call) =>
  pressMailLink(call, {
    link: 'email-undo',
    path: '/auth/email-undo',
    done: () => seeOther(noticePath('email-restored')),
    refused: () => noticePath('link-expired'),
  }),
);

export const GET = endpoint(async (call) => redirectOldLink(call, 'email-undo'));
