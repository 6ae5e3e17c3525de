import { request as askBackend } from '@/lib/backend/client';
import { endpoint } from '@/lib/endpoint/endpoint';
import { seeOther } from '@/lib/endpoint/redirect';
import { routes } from '@/lib/paths';

/** The link in the registration mail. A used or wrong one leads to the login, where a new one can be asked for. */
export const GET = endpoint(async ({ request, caller }) => {
  const confirmation = request.nextUrl.searchParams.get('confirmation') ?? '';
  const { status } = await askBackend('/auth/email-confirmation', { caller, query: { confirmation } });
  return seeOther(status < 400 ? routes.emailConfirmed : routes.login);
});
