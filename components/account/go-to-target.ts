import Cookies from 'js-cookie';
import { AUTH_REDIRECT_COOKIE } from '@/lib/customer/account/auth-redirect';
import { safeRedirect } from '@/lib/customer/account/safe-redirect';
import { navigateTo } from '@/lib/purchase/checkout/navigate-to';

/** To the page one wanted to see before signing in, read afresh: now it knows who is there. */
export function goToTarget(profilePath: string): void {
  const target = safeRedirect(Cookies.get(AUTH_REDIRECT_COOKIE), profilePath);
  Cookies.remove(AUTH_REDIRECT_COOKIE, { path: '/' });
  navigateTo(target);
}
