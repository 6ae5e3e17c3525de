import { hashKeyed } from '../../platform/secrets/tokens';
import { ShopError } from '../../domain/shop-error';
import { findRequest } from './find-request';
import { type Db, createStamps } from '../../platform/database/row-helpers';

/** The wish must outlive the order, the address need not: only a keyed hash of it is kept. */
const hashEmail = (email: string): string => hashKeyed('review-stop', email.toLowerCase());

export async function hasStopped(db: Db, email: string): Promise<boolean> {
  const row: unknown = await db('review_stops')
    .where({ email_hash: hashEmail(email) })
    .first('id');
  return row !== undefined;
}

/**
 * Never again asks the address that a link was mailed to (Directive 2002/58/EC art. 13(2): each message lets one object). Asked twice
 * it answers the same; a key that never was is `NotFound`. An old link stops too.
 */
export async function stopAsking(db: Db, key: unknown, now = new Date()): Promise<void> {
  const found = await findRequest(db, key);
  if (!found) throw new ShopError('NotFound', 'This link does not work');
  await db('review_stops')
    .insert({ ...createStamps(now), email_hash: hashEmail(found.order.email), stopped_at: now })
    .onConflict('email_hash')
    .ignore();
}
