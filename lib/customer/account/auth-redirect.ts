import Cookies from 'js-cookie';

export const AUTH_REDIRECT_COOKIE = 'auth-redirect';

/** Long enough to make an account; the path may hold the code of an invitation, which others at this browser must not find. */
const KEPT_MS = 30 * 60_000;

/** Stores where to continue after signing in, for half an hour. */
export function saveRedirectTarget(path: string): void {
  const expires = new Date(Date.now() + KEPT_MS);
  const secure = location.protocol === 'https:';
  Cookies.set(AUTH_REDIRECT_COOKIE, path, { path: '/', sameSite: 'Lax', secure, expires });
}
