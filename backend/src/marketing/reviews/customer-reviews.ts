import type { Core } from '@strapi/strapi';
import { deleteReview } from './delete-review';
import { type ReviewRow, readPhotos } from './review-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';

const reviewsOf = (db: Db, userId: number) =>
  db('reviews').whereIn('order_id', db('orders').where({ user_id: userId }).select('id'));

/** Deletes all reviews of a customer with their pictures (GDPR art. 17). */
export async function deleteReviewsOf(strapi: Core.Strapi, userId: number): Promise<void> {
  const db = strapi.db.connection;
  const rows: ReviewRow[] = await reviewsOf(db, userId);
  for (const row of rows) await deleteReview(db, row.document_id);
}

/** Reviews for the customer's data export (GDPR art. 15 and 20). */
export async function exportReviews(db: Db, userId: number) {
  const rows: ReviewRow[] = await reviewsOf(db, userId).orderBy('id');
  return rows.map((row) => ({
    product: row.product_title,
    writtenAt: toIso(row.written_at),
    state: row.state,
    stars: row.stars,
    fit: row.fit,
    title: row.title,
    text: row.text,
    name: row.name,
    photos: readPhotos(row).length,
    reply: row.reply,
  }));
}
