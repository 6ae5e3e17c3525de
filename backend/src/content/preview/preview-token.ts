import { createHmac, randomBytes } from 'node:crypto';
import type { Status } from '../../platform/http/publication-status';
import { type Locale } from '../../../contract/locales';
import { derivePreviewKey } from '../../../contract/signatures';
import { PREVIEW_TOKEN_MS } from '../../../contract/limits';

const NONCE_BYTES = 16;

/** An entry in one language, draft or published. */
export interface Previewed {
  kind: string;
  id: string;
  locale: Locale;
  status: Status;
}

/**
 * Signs a preview token: `{claim}.{HMAC-SHA256}`, both base64url, valid for two minutes and, enforced by the storefront,
 * for one use.
 */
export function signPreview(entry: Previewed, secret: string, now = Date.now()): string {
  const claim = { ...entry, expires: now + PREVIEW_TOKEN_MS, nonce: randomBytes(NONCE_BYTES).toString('base64url') };
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${body}.${createHmac('sha256', derivePreviewKey(secret, 'token')).update(body).digest('base64url')}`;
}
