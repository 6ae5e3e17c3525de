import { createHash, createHmac, hkdfSync } from 'node:crypto';

// Formats that one half signs and the other verifies. For servers only: browsers have no node:crypto.

/** Signature of a call from the backend to the storefront: HMAC-SHA256 over `{timestamp}.{body}`, in hexadecimal. */
export function signCall(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Key for one purpose, derived from the shared secret, so that a value made for one purpose is invalid for another. */
export const derivePreviewKey = (secret: string, purpose: 'token' | 'cookie'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `preview ${purpose}`, 32));

/** Identifies a consent text in a request: SHA-256 of its UTF-8, in hexadecimal. */
export const consentKey = (text: string): string => createHash('sha256').update(text).digest('hex');
