import Cookies from 'js-cookie';
import { AUTH_REDIRECT_COOKIE } from '@/lib/customer/account/auth-redirect';
import { safeRedirect } from '@/lib/customer/account/safe-redirect';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';

/** Full load of the page requested before signing in, so that it renders with the session. */
export function goToTarget(profilePath: string): void {
  const target = safeRedirect(Cookies.get(AUTH_REDIRECT_COOKIE), profilePath);
  Cookies.remove(AUTH_REDIRECT_COOKIE, { path: '/' });
  navigateTo(target);
}
