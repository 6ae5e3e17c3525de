import { z } from 'zod';
import { CHOOSE_PASSWORD, routes } from '@/backend/contract/paths';

const confirmed = z.object({ data: z.object({ hasPassword: z.boolean() }) });
const refused = z.object({ error: z.object({ details: z.object({ reason: z.string() }) }) });

/** The page to show after following a confirmation link, from the backend's response. */
export function confirmationRedirect(status: number, json: unknown): string {
  if (status < 400) {
    const { data } = confirmed.safeParse(json);
    return data?.data.hasPassword === false ? `${routes.emailConfirmed}#${CHOOSE_PASSWORD}` : routes.emailConfirmed;
  }
  // Mail scanners follow links first, so a used link counts as confirmed.
  const reason = refused.safeParse(json).data?.error.details.reason;
  return reason === 'used' ? routes.emailConfirmed : routes.confirmEmail;
}
