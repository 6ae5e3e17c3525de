import type { ApiError } from '@/lib/core/api';
import type { FieldFault } from '@/lib/forms/errors';
import { readServerFaults } from '@/lib/forms/server-faults';

/** What can go wrong around signing in, apart from wrong fields. */
export type AuthProblem =
  | 'wrong'
  | 'unconfirmed'
  | 'badCode'
  | 'signedOut'
  | 'tooMany'
  | 'captcha'
  | 'unreachable'
  | 'failed';

const NAMES: Record<string, AuthProblem> = {
  InvalidCredentials: 'wrong',
  NotConfirmed: 'unconfirmed',
  InvalidCode: 'badCode',
  Unauthorized: 'signedOut',
  TooManyRequests: 'tooMany',
  CaptchaFailed: 'captcha',
};

export function readAuthProblem({ status, name }: ApiError): AuthProblem {
  return status === 0 ? 'unreachable' : (NAMES[name] ?? 'failed');
}

/** Minutes to wait where the backend says more than one; null otherwise. */
export function readWait({ details }: ApiError): number | null {
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfter' in details ? details.retryAfter : null;
  return typeof seconds === 'number' && seconds > 60 ? Math.ceil(seconds / 60) : null;
}

/** Of a password these mean something else than of other fields. */
const OF_PASSWORDS: Record<string, string> = { tooLong: 'passwordTooLong', invalid: 'passwordSigns' };

/** The fields an answer complains about, named as the forms name them. */
export function readAuthFaults({ details }: ApiError): FieldFault[] {
  return readServerFaults(details).map(({ name, code }) => ({
    name: name === 'identifier' ? 'email' : name,
    code: name === 'password' ? (OF_PASSWORDS[code] ?? code) : code,
  }));
}
