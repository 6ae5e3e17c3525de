import 'server-only';
import { z } from 'zod';
import { type PreviewClaim, readPreview } from '@/lib/session/preview-token';
import { requestData } from './client';

const answerSchema = z.object({ first: z.boolean() });

/**
 * Redeems a token of the admin once, whichever storefront is asked: the backend counts. Null when it is used again, was not signed by
 * the backend, or expired, and while the backend does not answer: it has the drafts, too.
 */
export async function redeemPreview(token: string | null): Promise<PreviewClaim | null> {
  const claim = readPreview(token);
  if (!claim) return null;
  const options = { method: 'POST', body: { nonce: claim.nonce } } as const;
  const isFirst = await requestData('/preview-tokens/redeem', answerSchema, options).then(
    ({ first }) => first,
    () => false,
  );
  return isFirst ? claim : null;
}
