import type { Knex } from 'knex';
import { createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';

interface Counted {
  product_id: string;
  reviews: number | string;
  stars: number | string;
}

const counted = (db: Knex | Knex.Transaction): Knex.QueryBuilder =>
  db('reviews')
    .where({ state: 'published' })
    .groupBy('product_id')
    .select('product_id', db.raw('count(*) as reviews'), db.raw('sum(stars) as stars'));

/** Counts the published reviews of a product anew, with each decision about one: its cards then read one row. */
export async function storeRating(trx: Knex.Transaction, productId: string, now: Date): Promise<void> {
  const row = { ...createStamps(now), product_id: productId, reviews: 0, stars: 0 };
  // Locks the row before counting, so that of two decisions at once the later one counts both.
  await trx('product_ratings').insert(row).onConflict('product_id').merge(['updated_at']);
  const [found]: Counted[] = await counted(trx).where({ product_id: productId });
  await trx('product_ratings')
    .where({ product_id: productId })
    .update({ reviews: Number(found?.reviews ?? 0), stars: Number(found?.stars ?? 0) });
}

/** Ratings of databases from before they were stored, and of rows that were changed by other means. */
export async function syncRatings(db: Knex): Promise<void> {
  const stored: Counted[] = await db('product_ratings').select('product_id', 'reviews', 'stars');
  const real: Counted[] = await counted(db);
  const textOf = ({ product_id, reviews, stars }: Counted): string => `${product_id} ${reviews} ${stars}`;
  const known = new Set(stored.map(textOf));
  const wanted = new Set(real.map(({ product_id }) => product_id));
  const wrong = [
    ...real.filter((row) => !known.has(textOf(row))),
    ...stored.filter(({ product_id, reviews }) => !wanted.has(product_id) && Number(reviews) > 0),
  ];
  for (const { product_id } of wrong) await transact(db, (trx) => storeRating(trx, product_id, new Date()));
}
