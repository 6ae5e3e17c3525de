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

/** What a directive lets in beside this shop itself. */
export type PolicySources = Record<'script' | 'img' | 'connect' | 'frame', string[]>;

export const NO_SOURCES: PolicySources = { script: [], img: [], connect: [], frame: [] };

/** The page's policy. `origins` are those of the captcha, where it is set up, for all purposes; `tags` those of the tag manager. */
export function contentSecurityPolicy(scriptHashes: string[], origins: string[] = [], tags = NO_SOURCES): string {
  const allow = (name: keyof PolicySources): string => [...new Set(["'self'", ...origins, ...tags[name]])].join(' ');
  const frames = [...new Set([...origins, ...tags.frame])];
  return [
    "default-src 'self'",
    `script-src ${[allow('script'), ...scriptHashes].join(' ')}`,
    `style-src 'self'`,
    `img-src ${allow('img')} data:`,
    "font-src 'self'",
    `connect-src ${allow('connect')}`,
    "media-src 'self'",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
