import { createHash } from 'node:crypto';
import type { ScriptMark } from './script-mark';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Data blocks such as JSON-LD are not executed. */
const DATA_TYPE = /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|application\/javascript\b)[a-z]/i;

export interface InlineScripts {
  /** `'sha256-…'` of every script that Next wrote: its bootstrap and data, which differ per page. */
  hashes: string[];
  /** Code of the others. The policy leaves them out, so browsers do not run them. */
  foreign: string[];
}

/** Finds the inline scripts of a page as rendered by Next, and hashes those with its mark as they are sent. */
export function findInlineScripts(html: string, mark: ScriptMark): InlineScripts {
  const hashes = new Set<string>();
  const foreign: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_TYPE.test(attributes)) continue;
    if (mark.isOn(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(mark.eraseFromPage(code)).digest('base64')}'`);
    else foreign.push(code);
  }
  return { hashes: [...hashes], foreign };
}

/** Additional sources per directive. */
export type PolicySources = Record<'script' | 'img' | 'connect' | 'frame', string[]>;

export const NO_SOURCES: PolicySources = { script: [], img: [], connect: [], frame: [] };

/** Builds the policy of a page. `origins` are allowed for all purposes (captcha), `tags` per directive. */
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
    // blob: is how a player hands segments to the browser (decision 0081); pages reach lessons without a new document.
    "media-src 'self' blob:",
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
