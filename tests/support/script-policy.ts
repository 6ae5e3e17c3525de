import { createHash } from 'node:crypto';
import type { Answer } from './shop';

/** Inline scripts of a page that its content security policy does not allow. */
export function blockedScripts({ body, headers }: Answer): string[] {
  const policy = String(headers['content-security-policy'] ?? '');
  return [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', code = '']) => {
    if (/\bsrc=|type="application\/ld\+json"/.test(attributes)) return [];
    return policy.includes(createHash('sha256').update(code).digest('base64')) ? [] : [code.slice(0, 80)];
  });
}
