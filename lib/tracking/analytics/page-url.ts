/**
 * Addresses that hold a secret: an order's slug, the code of a mail, a provider's answer. Whoever has such an address may see
 * the order or take over the account, so no one else may ever get it, tags least of all (GDPR art. 5(1)(c) and (f)).
 */
const SECRET_URLS = /^\/(order|order-payment|review|reset|email-confirmed|connect|newsletter)(\/|$)/;
/** The payment page tells the tags about the purchase, under its path alone. On the others tags have no business. */
const PURCHASE_PAGE = /^\/order-payment\/?$/;
/** What counts campaigns and lists; everything else of a query may be personal. */
const ALLOWED_PARAMS = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|color|size|sort|page|product|stars)$/;
const PERSONAL_SEGMENT = /[^/]*(?:@|%40)[^/]*/gi;

export const hasSecretUrl = (path: string): boolean => SECRET_URLS.test(path);
export const excludesTags = (path: string): boolean => SECRET_URLS.test(path) && !PURCHASE_PAGE.test(path);

/** The address that tags are told instead of the browser's own. */
export function publicUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const secret = SECRET_URLS.exec(pathname);
  if (secret) return `${origin}/${secret[1]}`;
  const kept = new URLSearchParams([...searchParams].filter(([key]) => ALLOWED_PARAMS.test(key)));
  const query = kept.size > 0 ? `?${kept}` : '';
  return origin + pathname.replaceAll(PERSONAL_SEGMENT, '-') + query;
}

/** Where the visitor came from: of another site only the site. */
export function publicReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  return new URL(referrer).origin === origin ? publicUrl(referrer) : `${new URL(referrer).origin}/`;
}
