/** Authentication pages, which are never a redirect target. */
const SIGN_IN_PAGES = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset',
  '/email-confirmed',
  '/confirm-email',
]);
const PLACEHOLDER_ORIGIN = 'https://shop.invalid';

/** The path to continue at after signing in; only paths of this site. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  // Browsers treat backslashes as slashes and drop control characters, so such a path may lead to another site.
  if (!target?.startsWith('/') || /[\\\p{Cc}]/u.test(target) || !URL.canParse(target, PLACEHOLDER_ORIGIN))
    return fallback;
  const { origin, pathname, search, hash } = new URL(target, PLACEHOLDER_ORIGIN);
  const isElsewhere = origin !== PLACEHOLDER_ORIGIN || pathname.startsWith('//');
  return isElsewhere || SIGN_IN_PAGES.has(pathname) || pathname.startsWith('/connect/') || pathname.startsWith('/api/')
    ? fallback
    : pathname + search + hash;
}
