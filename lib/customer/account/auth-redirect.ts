import Cookies from 'js-cookie';

export const AUTH_REDIRECT_COOKIE = 'auth-redirect';

/** Where the visitor was going when it turned out that they must sign in first. */
export function saveRedirectTarget(path: string): void {
  Cookies.set(AUTH_REDIRECT_COOKIE, path, { path: '/', sameSite: 'Lax', secure: location.protocol === 'https:' });
}
