import { endpoint } from '@/lib/server/endpoint/endpoint';
import { followMailLink } from '@/lib/server/endpoint/mail-link';
import { noticePath } from '@/backend/contract/paths';

/** Reverts an e-mail change by the link sent to the old mailbox, and revokes the password of the account. */
export const GET = endpoint((call) =>
  followMailLink(call, {
    path: '/auth/email-undo',
    done: noticePath('email-restored'),
    failed: noticePath('link-expired'),
  }),
);
