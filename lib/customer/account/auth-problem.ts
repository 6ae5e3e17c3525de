import type { ApiError } from '@/lib/core/api';
import type { FieldError } from '@/lib/forms/field-errors';
import { parseServerErrors } from '@/lib/forms/server-errors';

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
export function readRetryMinutes({ details }: ApiError): number | null {
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfter' in details ? details.retryAfter : null;
  return typeof seconds === 'number' && seconds > 60 ? Math.ceil(seconds / 60) : null;
}

/** Of a password these mean something else than of other fields. */
const PASSWORD_ERROR_CODES: Record<string, string> = { tooLong: 'passwordTooLong', invalid: 'passwordSigns' };

/** The fields an answer complains about, named as the forms name them. */
export function parseAuthErrors({ details }: ApiError): FieldError[] {
  return parseServerErrors(details).map(({ name, code }) => ({
    name: name === 'identifier' ? 'email' : name,
    code: name === 'password' ? (PASSWORD_ERROR_CODES[code] ?? code) : code,
  }));
}
