import type { ApiError } from '@/lib/api';

/** What can go wrong around signing in, apart from wrong fields. */
export type AuthProblem =
  | 'wrong'
  | 'unconfirmed'
  | 'taken'
  | 'badLink'
  | 'tooMany'
  | 'captcha'
  | 'unreachable'
  | 'failed';

/** The user plugin of the backend names some of its refusals by a sentence only. */
const SENTENCES: [RegExp, AuthProblem][] = [
  [/not confirmed/i, 'unconfirmed'],
  [/already taken/i, 'taken'],
  [/incorrect code|invalid token/i, 'badLink'],
  [/identifier or password|invalid credentials|blocked/i, 'wrong'],
];

const NAMES: Record<string, AuthProblem> = {
  InvalidCredentials: 'wrong',
  TooManyRequests: 'tooMany',
  CaptchaFailed: 'captcha',
};

export function readAuthProblem({ status, name, message }: ApiError): AuthProblem {
  if (status === 0) return 'unreachable';
  const said = SENTENCES.find(([sentence]) => sentence.test(message))?.[1];
  return NAMES[name] ?? (status < 500 ? said : undefined) ?? 'failed';
}
