import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { previewKey } from './preview-key';

/** How long one click on "Preview" shows drafts. */
export const PREVIEW_SECONDS = 60 * 60;

/**
 * Next's own mark of Draft Mode. Its value is the same as long as a build lives, so no browser ever gets it: `server.ts` takes
 * it out of every request and puts it into those of a browser whose preview cookie is ours and not too old.
 */
export const DRAFT_COOKIE = '__prerender_bypass';
const TAKEN_OUT = new Set([DRAFT_COOKIE, '__next_preview_data']);

/** On requests that see drafts, for middleware: a cookie is anybody's to send, this header is dropped from every request that comes from outside. */
export const PREVIEW_HEADER = 'x-shop-preview';

export const previewCookieName = (secure: boolean): string => (secure ? '__Host-preview' : 'preview');

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

const contentSchema = z.object({ draftMode: z.string().regex(/^[\w-]{1,200}$/), expires: z.number() });

/**
 * A value that only this shop can make and read.
 * @param draftMode what Next wants to see in `DRAFT_COOKIE`
 */
export function sealPreview(draftMode: string, now = Date.now()): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, previewKey('cookie'), iv);
  const content = JSON.stringify({ draftMode, expires: now + PREVIEW_SECONDS * 1000 });
  const body = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed, null for anything else, or when its hour is over. */
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

/** Files and endpoints show no drafts: their answers are anybody's. */
const IS_PAGE = /^\/(?!(api|media|images|_next)\/)(?!.*\.[a-z]{2,5}$)/;

/** A cookie without `=` has a name too, and Next reads it as one that is set. */
const nameOf = (pair: string): string => (pair.split('=', 1)[0] ?? '').trim();

/**
 * Decides for one request whether it sees drafts, and changes its headers so that Next and our middleware know.
 * @param secure whether this shop is served over https, where the cookie is tied to it
 */
export function settlePreview(headers: IncomingHttpHeaders, path: string, secure: boolean): boolean {
  const { cookie } = headers;
  if (cookie === undefined) return false;
  const pairs = cookie.split(';').filter((pair) => !TAKEN_OUT.has(nameOf(pair)));
  const own = IS_PAGE.test(path) ? pairs.find((pair) => nameOf(pair) === previewCookieName(secure)) : undefined;
  const draftMode = own === undefined ? null : openPreview(own.slice(own.indexOf('=') + 1));
  if (draftMode !== null) {
    pairs.push(` ${DRAFT_COOKIE}=${draftMode}`);
    headers[PREVIEW_HEADER] = '1';
  }
  headers.cookie = pairs.join(';');
  return draftMode !== null;
}
