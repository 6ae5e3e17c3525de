import { z } from 'zod';
import { CHOOSE_PASSWORD } from '@/backend/contract/paths';
import { serverRoutes } from '@/backend/contract/routes';

const confirmed = z.object({ data: z.object({ hasPassword: z.boolean(), resetCode: z.string().nullable() }) });
const details = z.object({ reason: z.string() });

/** The page to show after a sign-up was confirmed, from the backend's response. */
export function confirmedPath(json: unknown): string {
  const { data } = confirmed.safeParse(json);
  if (!data || data.data.hasPassword) return serverRoutes.emailConfirmed;
  const { resetCode } = data.data;
  if (resetCode === null) return `${serverRoutes.emailConfirmed}#${CHOOSE_PASSWORD}`;
  return `${serverRoutes.reset}?${new URLSearchParams({ code: resetCode })}#${CHOOSE_PASSWORD}`;
}

/** The page to show when the code of a sign-up was refused; a used one has confirmed the address before. */
export const refusedPath = (error: { details: unknown }): string =>
  details.safeParse(error.details).data?.reason === 'used' ? serverRoutes.emailConfirmed : serverRoutes.confirmEmail;
