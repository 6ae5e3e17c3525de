import { createHmac, randomBytes } from 'node:crypto';
import type { Status } from '../../platform/http/publication-status';
import { type Locale } from '../../../contract/locales';
import { derivePreviewKey } from '../../../contract/signatures';
import { PREVIEW_TOKEN_MS } from '../../../contract/limits';

const NONCE_BYTES = 16;

/** One entry in one language, at its draft or at what is live. */
export interface Previewed {
  kind: string;
  id: string;
  locale: Locale;
  status: Status;
}

/**
 * What lets a browser see drafts: `{claim}.{HMAC-SHA256}`, both base64url, for two minutes and, as the storefront remembers
 * it, once. The secret itself is never in an address.
 */
export function signPreview(entry: Previewed, secret: string, now = Date.now()): string {
  const claim = { ...entry, expires: now + PREVIEW_TOKEN_MS, nonce: randomBytes(NONCE_BYTES).toString('base64url') };
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${body}.${createHmac('sha256', derivePreviewKey(secret, 'token')).update(body).digest('base64url')}`;
}
