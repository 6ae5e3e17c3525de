/** First path segments no page can have: routes that are the same in every language, endpoints and files. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'login',
  'register',
  'forgot-password',
  'reset',
  'email-confirmed',
  'confirm-email',
  'account',
  'connect',
  'favourites',
  'find-order',
  'mail-link',
  'order',
  'order-payment',
  'back-in-stock',
  'newsletter',
  'practice-mail',
  'finish',
  'certificates',
  'review',
  'search',
  'api',
  'media',
  'images',
  'livez',
  'readyz',
  '.well-known',
  'robots.txt',
  'sitemap.xml',
  'rss.xml',
  'feeds',
  'llms.txt',
  'site.webmanifest',
]);

/** Whether the storefront serves this first path segment itself, whatever the CMS says. */
export const isReserved = (first: string): boolean =>
  RESERVED_SEGMENTS.has(first) || /^(favicon|apple-touch-icon)/.test(first);
