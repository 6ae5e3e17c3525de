import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { clearSessionCookies } from '@/lib/session/cookies';
import { errorResponse, type Call } from './endpoint';
import { unauthorized } from '@/lib/backend/endpoint-errors';

/**
 * Whether the session is invalid. `Reauthenticate` means that it is valid but the action requires the password or a mailed
 * code again.
 */
const isSessionInvalid = (error: unknown): boolean =>
  error instanceof BackendError && (error.status === 401 || (error.status === 403 && error.name !== 'Reauthenticate'));

/** Responds 401 without a valid session and clears its cookies; an outage does not end a session. */
export async function withSession({ caller, secure }: Call<unknown>, run: () => Promise<Response>): Promise<Response> {
  if (!caller.token) return errorResponse(unauthorized(), clearSessionCookies(secure));
  try {
    return await run();
  } catch (error) {
    if (isSessionInvalid(error)) return errorResponse(unauthorized(), clearSessionCookies(secure));
    throw error;
  }
}
