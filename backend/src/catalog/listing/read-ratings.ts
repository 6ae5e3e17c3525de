import { averageStars } from '../../domain/review-rules';
import type { Db } from '../../platform/database/row-helpers';

export interface ProductRating {
  count: number;
  /** 1 to 5, one decimal. */
  average: number;
}

/** Ratings of the products that have published reviews, as they were counted when those were decided. */
export async function readRatings(db: Db, ids: string[]): Promise<Map<string, ProductRating>> {
  const rows: { product_id: string; reviews: number; stars: number }[] = await db('product_ratings')
    .whereIn('product_id', ids)
    .where('reviews', '>', 0)
    .select('product_id', 'reviews', 'stars');
  return new Map(
    rows.map(({ product_id, reviews, stars }) => [
      product_id,
      { count: reviews, average: averageStars(stars, reviews) },
    ]),
  );
}
