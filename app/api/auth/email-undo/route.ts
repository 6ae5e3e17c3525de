import { endpoint } from '@/lib/server/endpoint/endpoint';
import { followMailLink } from '@/lib/server/endpoint/mail-link';
import { noticePath } from '@/backend/contract/paths';

/** The link in the old mailbox: takes a change of address back, and with it the password of whoever asked for it. */
export const GET = endpoint((call) =>
  followMailLink(call, {
    path: '/auth/email-undo',
    done: noticePath('email-restored'),
    failed: noticePath('link-expired'),
  }),
);
