import { type Rating, computeRating, countFits } from '../../domain/review-rules';
import { SHOWN_URL } from './review-photos';
import { type ReviewedProduct, readProducts } from './product-titles';
import { type ReviewRow, readBought, readPhotos } from './review-rows';
import type { OrderRow } from '../../orders/records/order-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';
import { type FitCounts } from '../../../contract/size-fit';

export interface ReviewQuery {
  locale: Locale;
  /** Document id of a product. */
  product: string | null;
  stars: number | null;
  page: number;
  pageSize: number;
}

/** Public columns; excludes the customer, and of the order all but its day. */
const PUBLIC = [
  'document_id',
  'product_id',
  'options',
  'language',
  'stars',
  'fit',
  'title',
  'text',
  'name',
  'photos',
  'reply',
  'written_at',
] as const;
type PublicRow = Pick<ReviewRow, (typeof PUBLIC)[number]> & Pick<OrderRow, 'placed_at'>;

const MOST_PRODUCTS = 50;

const published = (db: Db, product: string | null) =>
  db('reviews').where({ state: 'published', ...(product === null ? {} : { product_id: product }) });

interface Summary {
  rating: Rating;
  /** Null for the reviews of all products: how different products fit does not add up. */
  fit: FitCounts | null;
}

/** Counts stars, and of one product also how it fits, in one query. */
async function readSummary(db: Db, product: string | null): Promise<Summary> {
  const columns = product === null ? ['stars'] : ['stars', 'fit'];
  const rows: { stars: number; fit?: unknown; count: number | string }[] = await published(db, product)
    .groupBy(columns)
    .select(columns)
    .count({ count: '*' });
  const counts = rows.map(({ stars, fit, count }) => ({ stars, fit, count: Number(count) }));
  return { rating: computeRating(counts), fit: product === null ? null : countFits(counts) };
}

/** Products to filter by; only those published in this language. */
async function readReviewed(db: Db, locale: Locale): Promise<(ReviewedProduct & { count: number })[]> {
  const counts: { product_id: string; count: number | string }[] = await published(db, null)
    .groupBy('product_id')
    .select('product_id', db.raw('count(*) as count'))
    .orderBy('count', 'desc')
    .limit(MOST_PRODUCTS);
  const products = await readProducts(
    db,
    counts.map((row) => row.product_id),
    locale,
  );
  return counts.flatMap((row) => {
    const product = products.get(row.product_id);
    return product?.slug ? [{ ...product, count: Number(row.count) }] : [];
  });
}

const wireReview = (row: PublicRow, product: ReviewedProduct | undefined) => ({
  id: row.document_id,
  stars: row.stars,
  fit: row.fit,
  title: row.title,
  text: row.text,
  name: row.name,
  language: row.language,
  writtenOn: toIso(row.written_at)?.slice(0, 10) ?? '',
  boughtOn: toIso(row.placed_at)?.slice(0, 10) ?? null,
  options: readBought(row),
  photos: readPhotos(row).map(({ file, width, height }) => ({ url: `${SHOWN_URL}/${file}`, width, height })),
  reply: row.reply ?? '',
  product: product ?? null,
});

/**
 * Published reviews, visitor's language first, then newest; the rating covers all of them regardless of the star
 * filter.
 */
export async function listReviews(db: Db, { locale, product, stars, page, pageSize }: ReviewQuery) {
  const { rating, fit } = await readSummary(db, product);
  const total = stars === null ? rating.count : (rating.distribution[stars - 1] ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(page, pages);
  const rows: PublicRow[] = await published(db, product)
    .modify((query) => {
      if (stars !== null) query.andWhere({ stars });
    })
    .orderByRaw('case when language = ? then 0 else 1 end', [locale])
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .offset((current - 1) * pageSize)
    .limit(pageSize)
    .select(...PUBLIC)
    // French law asks for the day of the experience beside that of the review.
    .select(db('orders').whereRaw('orders.id = reviews.order_id').select('placed_at').as('placed_at'));
  const products = await readProducts(
    db,
    rows.map((row) => row.product_id),
    locale,
  );
  return {
    rating,
    fit,
    items: rows.map((row) => wireReview(row, products.get(row.product_id))),
    total,
    page: current,
    pages,
    products: product === null ? await readReviewed(db, locale) : [],
  };
}
