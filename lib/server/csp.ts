import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Data blocks (JSON-LD and the like) are never run. */
const DATA_TYPE = /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|application\/javascript\b)[a-z]/i;

/** `'sha256-…'` of every inline script of a page: Next's own bootstrap and its data, which differ from page to page. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/** The page's policy. `origins` are those of the tag manager and the captcha, where they are set up. */
export function contentSecurityPolicy(scriptHashes: string[], origins: string[] = []): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${[own, ...scriptHashes].join(' ')}`,
    `style-src 'self'`,
    `img-src ${own} data:`,
    "font-src 'self'",
    `connect-src ${own}`,
    "media-src 'self'",
    origins.length > 0 ? `frame-src ${origins.join(' ')}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
