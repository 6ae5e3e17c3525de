import { hashKeyed } from '../../platform/secrets/tokens';
import { ShopError } from '../../domain/shop-error';
import { findReviewRequest } from './find-review-request';
import { type Db, createStamps } from '../../platform/database/row-helpers';

/** The opt-out outlives the order, so only a keyed hash of the email address is stored. */
const hashEmail = (email: string): string => hashKeyed('review-stop', email.toLowerCase());

export async function hasOptedOut(db: Db, email: string): Promise<boolean> {
  const row: unknown = await db('review_stops')
    .where({ email_hash: hashEmail(email) })
    .first('id');
  return row !== undefined;
}

/**
 * Stores the opt-out of the link's recipient (Directive 2002/58/EC art. 13(2)). Idempotent and also valid for expired links;
 * throws `NotFound` for an unknown key.
 */
export async function optOutOfReviewMails(db: Db, key: unknown, now = new Date()): Promise<void> {
  const found = await findReviewRequest(db, key);
  if (!found) throw new ShopError('NotFound', 'This link is invalid');
  await db('review_stops')
    .insert({ ...createStamps(now), email_hash: hashEmail(found.order.email), stopped_at: now })
    .onConflict('email_hash')
    .ignore();
}
