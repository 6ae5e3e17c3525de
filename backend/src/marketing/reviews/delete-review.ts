import type { Knex } from 'knex';
import { REVIEW_LINK_DAYS, REJECTED_KEPT_DAYS } from '../../domain/review-rules';
import { DAY_MS } from '../../domain/time';
import { transact } from '../../platform/database/transact';
import { revalidateReviewPages } from './revalidate-review-pages';
import { removePhotos } from './review-photos';
import { storeRating } from './store-rating';
import { type ReviewRow, readPhotos } from './review-rows';

const BATCH = 100;

/**
 * Deletes a review with its pictures, reply and mails (GDPR art. 17); false if it does not exist or is not `isDue`. Pictures
 * are deleted last; a crash leaves orphans that the clean-up job removes.
 */
export async function deleteReview(
  db: Knex,
  documentId: string,
  isDue: (row: ReviewRow) => boolean = () => true,
): Promise<boolean> {
  const erased = await transact(db, async (trx) => {
    const found = trx('reviews').where({ document_id: documentId });
    await found.clone().update({ updated_at: new Date() });
    const row: ReviewRow | undefined = await found.clone().first();
    if (!row || !isDue(row)) return null;
    await trx('outbox_messages').where('topic', 'like', `review:${documentId}:%`).delete();
    await trx('reviews').where({ id: row.id }).delete();
    if (row.state === 'published') await storeRating(trx, row.product_id, new Date());
    return row;
  });
  if (!erased) return false;
  revalidateReviewPages(erased);
  await removePhotos(readPhotos(erased));
  return true;
}

/** Deletes rejected reviews a month after they could last be rewritten (GDPR art. 5(1)(e)). */
export async function deleteOldRejectedReviews(db: Knex, now = new Date()): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const old: { document_id: string }[] = await db('reviews')
    .join('review_requests', 'review_requests.order_id', 'reviews.order_id')
    .where('reviews.state', 'rejected')
    .andWhere('reviews.decided_at', '<=', before(REJECTED_KEPT_DAYS))
    .andWhere('review_requests.asked_at', '<=', before(REVIEW_LINK_DAYS + REJECTED_KEPT_DAYS))
    .limit(BATCH)
    .select('reviews.document_id');
  for (const { document_id: id } of old) await deleteReview(db, id, ({ state }) => state === 'rejected');
}
