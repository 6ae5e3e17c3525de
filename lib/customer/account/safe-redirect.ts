/** Pages that only serve to sign in: nobody is sent back there. */
const SIGN_IN_PAGES = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset',
  '/email-confirmed',
  '/confirm-email',
]);
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';

/** The path to go to after signing in: of this site only, whatever stands in the cookie. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  // Browsers read backslashes as slashes and drop control characters, so such a path may leave the site.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target) || !URL.canParse(target, PLACEHOLDER_ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(target, PLACEHOLDER_ORIGIN);
  const isElsewhere = origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//');
  return isElsewhere || SIGN_IN_PAGES.has(pathname) || pathname.startsWith('/connect/') || pathname.startsWith('/api/')
    ? fallback
    : pathname + search + hash;
}
