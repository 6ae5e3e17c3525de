import { type MailLink } from '@/backend/contract/paths';

/** Where the button of a mailed link posts its code. `order`: the slug in an order's link. */
export function mailLinkEndpoint(link: MailLink, order: string): string {
  const endpoints: Record<MailLink, string> = {
    'sign-up': '/api/auth/email-confirmation',
    'email-change': '/api/auth/email-change',
    'email-undo': '/api/auth/email-undo',
    order: `/api/orders/${encodeURIComponent(order)}/access`,
  };
  return endpoints[link];
}
