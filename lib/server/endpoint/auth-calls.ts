import { z } from 'zod';

/** Effect on the session: `open` stores the returned token, `none` drops it. */
export interface AuthCall {
  path: string;
  session: 'open' | 'none';
  /** Captcha action; calls without one need no captcha. */
  captcha?: string;
}

/** Authentication endpoints. After signing up, visitors stay signed out until they confirm their email address. */
export const AUTH_CALLS: Readonly<Record<string, AuthCall>> = {
  login: { path: '/auth/local', session: 'open' },
  register: { path: '/auth/local/register', session: 'none', captcha: 'register' },
  'forgot-password': { path: '/auth/forgot-password', session: 'none', captcha: 'forgot_password' },
  'reset-password': { path: '/auth/reset-password', session: 'open' },
  'change-password': { path: '/auth/change-password', session: 'open' },
  'send-email-confirmation': { path: '/auth/send-email-confirmation', session: 'none' },
  code: { path: '/auth/code', session: 'none' },
  'passkey-options': { path: '/auth/passkey/options', session: 'none' },
  passkey: { path: '/auth/passkey', session: 'open' },
  'code-verify': { path: '/auth/code/verify', session: 'open' },
};

const withToken = z.looseObject({ jwt: z.string().optional() });

/** Removes the token from a response, so that scripts never see it. */
export function extractToken(json: unknown): { jwt: string | undefined; rest: Record<string, unknown> } {
  const parsed = withToken.safeParse(json);
  if (!parsed.success) return { jwt: undefined, rest: {} };
  const { jwt, refreshToken: _refreshToken, ...rest } = parsed.data;
  return { jwt, rest };
}
