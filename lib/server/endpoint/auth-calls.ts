import { z } from 'zod';

/** What a call does to the session: `open` keeps the token it answers with, `none` drops it. */
export interface AuthCall {
  path: string;
  session: 'open' | 'none';
  /** What its captcha token is made for; calls without it need none. */
  captcha?: string;
}

/** Calls of the specification's section 7, and signing in by a mailed code. Registering leaves a visitor signed out until the address is confirmed. */
export const AUTH_CALLS: Readonly<Record<string, AuthCall>> = {
  login: { path: '/auth/local', session: 'open' },
  register: { path: '/auth/local/register', session: 'none', captcha: 'register' },
  'forgot-password': { path: '/auth/forgot-password', session: 'none', captcha: 'forgot_password' },
  'reset-password': { path: '/auth/reset-password', session: 'open' },
  'change-password': { path: '/auth/change-password', session: 'open' },
  'send-email-confirmation': { path: '/auth/send-email-confirmation', session: 'none' },
  code: { path: '/auth/code', session: 'none' },
  'code-verify': { path: '/auth/code/verify', session: 'open' },
};

const withToken = z.looseObject({ jwt: z.string().optional() });

/** Takes the token out of an answer: scripts never see it. */
export function extractToken(json: unknown): { jwt: string | undefined; rest: Record<string, unknown> } {
  const parsed = withToken.safeParse(json);
  if (!parsed.success) return { jwt: undefined, rest: {} };
  const { jwt, refreshToken: _refreshToken, ...rest } = parsed.data;
  return { jwt, rest };
}
