import type { ApiError } from '@/lib/core/api';
import type { FieldError } from '@/lib/forms/field-errors';
import { parseServerErrors } from '@/lib/forms/server-errors';

/** Failures of authentication, other than invalid fields. */
export type AuthProblem =
  | 'wrong'
  | 'unconfirmed'
  | 'badCode'
  | 'passkeyRefused'
  | 'passkeyCanceled'
  | 'signedOut'
  | 'tooMany'
  | 'captcha'
  | 'unreachable'
  | 'failed';

const NAMES: Record<string, AuthProblem> = {
  InvalidCredentials: 'wrong',
  NotConfirmed: 'unconfirmed',
  InvalidCode: 'badCode',
  PasskeyFailed: 'passkeyRefused',
  Unauthorized: 'signedOut',
  TooManyRequests: 'tooMany',
  CaptchaFailed: 'captcha',
};

export function readAuthProblem({ status, name }: ApiError): AuthProblem {
  return status === 0 ? 'unreachable' : (NAMES[name] ?? 'failed');
}

/** Minutes until the next attempt if the backend asks for more than one; null otherwise. */
export function readRetryMinutes({ details }: ApiError): number | null {
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfter' in details ? details.retryAfter : null;
  return typeof seconds === 'number' && seconds > 60 ? Math.ceil(seconds / 60) : null;
}

/** Error codes with a different message for passwords. */
const PASSWORD_ERROR_CODES: Record<string, string> = { tooLong: 'passwordTooLong', invalid: 'passwordSigns' };

/** Field errors of a response, with the field names of the forms. */
export function parseAuthErrors({ details }: ApiError): FieldError[] {
  return parseServerErrors(details).map(({ name, code }) => ({
    name: name === 'identifier' ? 'email' : name,
    code: name === 'password' ? (PASSWORD_ERROR_CODES[code] ?? code) : code,
  }));
}
