/**
 * URLs that contain a secret: an order's slug, a mailed code, a provider's response. They grant access to the order or the
 * account and must not be shared with tags (GDPR art. 5(1)(c) and (f)).
 */
const SECRET_URLS =
  /^\/(order(-payment)?|review|reset|email-confirmed|connect|cart-reminder|newsletter|practice-mail|certificates|free-lessons|mail-link)(\/|$)/;
/** The payment page reports the purchase, with its path only. Other secret pages load no tags. */
const PURCHASE_PAGE = /^\/order-payment\/?$/;
/** Campaign and listing parameters; all others may be personal. */
const ALLOWED_PARAMS = /^(utm_[a-z_]+|[gd]clid|[gw]braid|color|size|sort|page|product|stars)$/;
const PERSONAL_SEGMENT = /[^/]*(?:@|%40)[^/]*/gi;

export const hasSecretUrl = (path: string): boolean => SECRET_URLS.test(path);
export const excludesTags = (path: string): boolean => SECRET_URLS.test(path) && !PURCHASE_PAGE.test(path);

/** The URL sent to tags, without secrets and personal data. */
export function publicUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const secret = SECRET_URLS.exec(pathname);
  if (secret) return `${origin}/${secret[1]}`;
  const kept = new URLSearchParams([...searchParams].filter(([key]) => ALLOWED_PARAMS.test(key)));
  const query = kept.size > 0 ? `?${kept}` : '';
  return origin + pathname.replaceAll(PERSONAL_SEGMENT, '-') + query;
}

/** The referrer; other sites are reduced to their origin. */
export function publicReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return '';
  const from = new URL(referrer).origin;
  return from === origin ? publicUrl(referrer) : `${from}/`;
}
