import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { clearSessionCookies } from '@/lib/session/cookies';
import { errorResponse, type Call } from './endpoint';
import { unauthorized } from '@/lib/backend/endpoint-errors';

/** The session is good, but what is asked for wants the password or a mailed code again. */
const isSessionInvalid = (error: unknown): boolean =>
  error instanceof BackendError && (error.status === 401 || (error.status === 403 && error.name !== 'Reauthenticate'));

/** Without a session 401, and what claimed to be one is cleared away; an outage ends none. */
export async function withSession({ caller, secure }: Call<unknown>, run: () => Promise<Response>): Promise<Response> {
  if (!caller.token) return errorResponse(unauthorized(), clearSessionCookies(secure));
  try {
    return await run();
  } catch (error) {
    if (isSessionInvalid(error)) return errorResponse(unauthorized(), clearSessionCookies(secure));
    throw error;
  }
}
