import { Secret, TOTP } from 'otpauth';
import { type Answer, asStorefront, call } from './client';

export interface Status {
  data: { standing: string; enrolled: boolean; recoveryCodes: number | null; required: boolean; advised: boolean };
}
export interface Refusal {
  error: { name: string };
}
export type Ask = <T = unknown>(path: string, json?: object, method?: string, ip?: string) => Promise<Answer<T>>;

/** The code that the app shows now, or some steps from now. */
export const codeOf = (secret: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

/** A code that is not the app's in any step that could be accepted. */
export function wrongCode(secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/** Calls of one session; a body makes it a POST. */
export const withToken =
  (token: string, origin = ''): Ask =>
  (path, json, method = json ? 'POST' : 'GET', ip = '') =>
    call(`${origin}${path}`, {
      method,
      ...(json && { json }),
      headers: { ...asStorefront(ip ? { 'x-shop-ip': ip } : {}), authorization: `Bearer ${token}` },
    });

export interface SignedIn {
  ask: Ask;
  token: string;
  /** Renews the session's token like the admin does. */
  renew: () => Promise<Answer<{ data: { token: string } }>>;
}

/** Signs in with the password alone. */
export async function signIn({ email, password }: { email: string; password: string }, origin = ''): Promise<SignedIn> {
  const answer = await call<{ data: { token: string } }>(`${origin}/admin/login`, {
    method: 'POST',
    json: { email, password, deviceId: crypto.randomUUID() },
    headers: asStorefront(),
  });
  return sessionOf(answer, origin);
}

export function sessionOf(answer: Answer<{ data: { token: string } }>, origin = ''): SignedIn {
  const { token } = answer.body.data;
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    token,
    ask: withToken(token, origin),
    renew: () => call(`${origin}/admin/access-token`, { method: 'POST', headers: { ...asStorefront(), cookie } }),
  };
}

/** Sets up an authenticator app in a session; the first code is the current one. */
export async function enrol(ask: Ask, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await ask<{ data: { secret: string } }>('/shop/second-factor/begin', { password });
  const { secret } = begun.body.data;
  const done = await ask<{ data: { recoveryCodes: string[] } }>('/shop/second-factor/confirm', {
    code: codeOf(secret),
  });
  return { secret, recoveryCodes: done.body.data.recoveryCodes };
}

export async function standingOf(ask: Ask): Promise<string> {
  return (await ask<Status>('/shop/second-factor')).body.data.standing;
}
