import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { previewKey } from './preview-key';

/** How long a preview session lasts. */
export const PREVIEW_SECONDS = 60 * 60;

/**
 * Next's Draft Mode cookie. Its value is constant for a build, so it is never sent to a browser: `server.ts` strips it
 * from every request and adds it to requests with a valid preview cookie.
 */
export const DRAFT_COOKIE = '__prerender_bypass';
const STRIPPED_COOKIES = new Set([DRAFT_COOKIE, '__next_preview_data']);

/**
 * Marks requests that may see drafts for middleware. Cookies can be forged; this header is stripped from every external
 * request.
 */
export const PREVIEW_HEADER = 'x-shop-preview';

export const previewCookieName = (secure: boolean): string => (secure ? '__Host-preview' : 'preview');

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

const contentSchema = z.object({ draftMode: z.string().regex(/^[\w-]{1,200}$/), expires: z.number() });

/** Encrypts and authenticates the preview session. @param draftMode Value of Next's `DRAFT_COOKIE`. */
export function sealPreview(draftMode: string, now = Date.now()): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, previewKey('cookie'), iv);
  const content = JSON.stringify({ draftMode, expires: now + PREVIEW_SECONDS * 1000 });
  const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a sealed value; null if it is invalid or expired. */
export function openPreview(sealed: string | undefined, now = Date.now()): string | null {
  try {
    const bytes = Buffer.from(sealed ?? '', 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(ALGORITHM, previewKey('cookie'), iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const { draftMode, expires } = contentSchema.parse(JSON.parse(body.toString('utf8')));
    return expires > now ? draftMode : null;
  } catch {
    return null;
  }
}

/** Only pages show drafts; responses of files and endpoints are shared. */
const IS_PAGE = /^\/(?!(api|media|images|_next)\/)(?!.*\.[a-z]{2,5}$)/;

/** A cookie without `=` still has a name, and Next treats it as set. */
const nameOf = (pair: string): string => (pair.split('=', 1)[0] ?? '').trim();

/**
 * Decides whether a request sees drafts, and changes its headers for Next and our middleware. @param secure Whether this
 * host is served over https.
 */
export function applyPreview(headers: IncomingHttpHeaders, path: string, secure: boolean): boolean {
  const { cookie } = headers;
  if (cookie === undefined) return false;
  const pairs = cookie.split(';').filter((pair) => !STRIPPED_COOKIES.has(nameOf(pair)));
  const own = IS_PAGE.test(path) ? pairs.find((pair) => nameOf(pair) === previewCookieName(secure)) : undefined;
  const draftMode = own === undefined ? null : openPreview(own.slice(own.indexOf('=') + 1));
  if (draftMode !== null) {
    pairs.push(` ${DRAFT_COOKIE}=${draftMode}`);
    headers[PREVIEW_HEADER] = '1';
  }
  headers.cookie = pairs.join(';');
  return draftMode !== null;
}
