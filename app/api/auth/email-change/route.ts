import { endpoint } from '@/lib/server/endpoint/endpoint';
import { followMailLink } from '@/lib/server/endpoint/mail-link';
import { noticePath } from '@/backend/contract/paths';

/** Confirms an e-mail change by the link sent to the new mailbox. */
export const GET = endpoint((call) =>
  followMailLink(call, {
    path: '/auth/email-change',
    done: noticePath('email-changed'),
    failed: noticePath('link-expired'),
  }),
);
