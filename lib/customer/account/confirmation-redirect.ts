import { z } from 'zod';
import { CHOOSE_PASSWORD, routes } from '@/backend/contract/paths';

const confirmed = z.object({ data: z.object({ hasPassword: z.boolean() }) });
const refused = z.object({ error: z.object({ details: z.object({ reason: z.string() }) }) });

/** Where the link of a registration mail leads to, from what the backend says of its code. */
export function confirmationRedirect(status: number, json: unknown): string {
  if (status < 400) {
    const { data } = confirmed.safeParse(json);
    return data?.data.hasPassword === false ? `${routes.emailConfirmed}#${CHOOSE_PASSWORD}` : routes.emailConfirmed;
  }
  // Programs that check mails for danger follow the link first: the person then comes with a used one, and all is well.
  const reason = refused.safeParse(json).data?.error.details.reason;
  return reason === 'used' ? routes.emailConfirmed : routes.confirmEmail;
}
