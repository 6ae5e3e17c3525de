import Cookies from 'js-cookie';

export const AUTH_REDIRECT_COOKIE = 'auth-redirect';

/** Stores where to continue after signing in. */
export function saveRedirectTarget(path: string): void {
  Cookies.set(AUTH_REDIRECT_COOKIE, path, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' });
}
