import type { Core } from '@strapi/strapi';
import { eraseReview } from './erase';
import { type ReviewRow, readPhotos } from './rows';
import { type Db, toIso } from '../../platform/database/row-helpers';

const reviewsOf = (db: Db, userId: number) =>
  db('reviews').whereIn('order_id', db('orders').where({ user_id: userId }).select('id'));

/** Takes back all that a customer wrote, with its pictures, when they want to be forgotten (GDPR art. 17). */
export async function forgetReviewsOf(strapi: Core.Strapi, userId: number): Promise<void> {
  const db = strapi.db.connection;
  const rows: ReviewRow[] = await reviewsOf(db, userId);
  for (const row of rows) await eraseReview(db, row.document_id);
}

/** What a customer wrote, for the copy of their data (GDPR art. 15 and 20). */
export async function exportReviews(db: Db, userId: number) {
  const rows: ReviewRow[] = await reviewsOf(db, userId).orderBy('id');
  return rows.map((row) => ({
    product: row.product_title,
    writtenAt: toIso(row.written_at),
    state: row.state,
    stars: row.stars,
    title: row.title,
    text: row.text,
    name: row.name,
    photos: readPhotos(row).length,
    reply: row.reply,
  }));
}
