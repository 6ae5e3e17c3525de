import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { clearSessionCookies } from '@/lib/session/cookies';
import { answerError, type Call } from './endpoint';
import { unauthorized } from '@/lib/backend/endpoint-errors';

/** The session is good, but what is asked for wants the password or a mailed code again. */
const isOver = (error: unknown): boolean =>
  error instanceof BackendError && (error.status === 401 || (error.status === 403 && error.name !== 'Reauthenticate'));

/** Without a session 401, and what claimed to be one is cleared away; an outage ends none. */
export async function asUser({ caller, secure }: Call<unknown>, run: () => Promise<Response>): Promise<Response> {
  if (!caller.token) return answerError(unauthorized(), clearSessionCookies(secure));
  try {
    return await run();
  } catch (error) {
    if (isOver(error)) return answerError(unauthorized(), clearSessionCookies(secure));
    throw error;
  }
}
