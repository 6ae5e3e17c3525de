import { endpoint } from '@/lib/server/endpoint/endpoint';
import { followMailLink } from '@/lib/server/endpoint/mail-link';
import { noticePath } from '@/backend/contract/paths';

/** The link in the new mailbox: from now on the account has that address. */
export const GET = endpoint((call) =>
  followMailLink(call, {
    path: '/auth/email-change',
    done: noticePath('email-changed'),
    failed: noticePath('link-expired'),
  }),
);
