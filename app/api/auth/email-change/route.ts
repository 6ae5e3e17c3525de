import { endpoint } from '@/lib/endpoint/endpoint';
import { followMailLink } from '@/lib/endpoint/mail-link';
import { noticePath } from '@/lib/paths';

/** The link in the new mailbox: from now on the account has that address. */
export const GET = endpoint((call) =>
  followMailLink(call, {
    path: '/auth/email-change',
    done: noticePath('email-changed'),
    failed: noticePath('link-expired'),
  }),
);
