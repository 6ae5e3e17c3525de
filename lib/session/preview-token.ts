import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { previewKey } from './preview-key';
import { isLocale, type Locale } from '@/backend/contract/locales';
import { ROUTE_KINDS } from '@/backend/contract/route-kinds';
import { CLOCK_MARGIN_MS, PREVIEW_TOKEN_MS } from '@/backend/contract/limits';

const FORM = /^([A-Za-z0-9_-]{20,1000})\.([A-Za-z0-9_-]{43})$/;

const claimSchema = z.object({
  kind: z.enum(ROUTE_KINDS),
  id: z.string().regex(/^[a-z0-9]{10,40}$/),
  locale: z.custom<Locale>(isLocale),
  status: z.enum(['draft', 'published']),
  /** Milliseconds since 1970. */
  expires: z.number(),
  /** Makes each token unique. */
  nonce: z.string().min(16),
});

/** What an editor may preview: which entry, in which language, as a draft or as published. */
export type PreviewClaim = z.infer<typeof claimSchema>;

/** `{claim}.{HMAC-SHA256}`, both base64url; the backend signs the same way (backend/src/content/preview/preview-token.ts). */
export function signPreview(claim: PreviewClaim): string {
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${body}.${signatureOf(body).toString('base64url')}`;
}

const signatureOf = (body: string): Buffer => createHmac('sha256', previewKey('token')).update(body).digest();

/** The claim of a token that the backend signed and that is still valid, whether it was used or not. */
export function readPreview(token: string | null, now = Date.now()): PreviewClaim | null {
  const [, body = '', signature = ''] = FORM.exec(token ?? '') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claim = claimSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  if (!claim.success) return null;
  const left = claim.data.expires - now;
  return left > 0 && left <= PREVIEW_TOKEN_MS + CLOCK_MARGIN_MS ? claim.data : null;
}
