/**
 * URL the customer returns to after paying. A URL from the client is used only if it is on the locale's own origin;
 * otherwise it is ignored, so orders can not be abused as open redirects.
 */
export function resolveReturnUrl(origin: string, slug: string, wanted?: string | null): string {
  const fallback = new URL('/order-payment', origin);
  const requested = wanted && URL.canParse(wanted) ? new URL(wanted) : null;
  const url =
    requested && requested.origin === origin && !requested.username && !requested.password ? requested : fallback;
  url.searchParams.set('order', slug);
  url.hash = '';
  return url.toString();
}
