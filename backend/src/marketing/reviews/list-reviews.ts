import { type Rating, computeRating } from '../../domain/review-rules';
import { SHOWN_URL } from './review-photos';
import { type ReviewedProduct, readProducts } from './product-titles';
import { type ReviewRow, readBought, readPhotos } from './review-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';

export interface ReviewQuery {
  locale: Locale;
  /** Document id of a product. */
  product: string | null;
  stars: number | null;
  page: number;
  pageSize: number;
}

/** Public columns; excludes the order and the customer. */
const PUBLIC = [
  'document_id',
  'product_id',
  'options',
  'language',
  'stars',
  'title',
  'text',
  'name',
  'photos',
  'reply',
  'written_at',
] as const;
type PublicRow = Pick<ReviewRow, (typeof PUBLIC)[number]>;

const MOST_PRODUCTS = 50;

const published = (db: Db, product: string | null) =>
  db('reviews').where({ state: 'published', ...(product === null ? {} : { product_id: product }) });

async function readRating(db: Db, product: string | null): Promise<Rating> {
  const counts: { stars: number; count: number | string }[] = await published(db, product)
    .groupBy('stars')
    .select('stars')
    .count({ count: '*' });
  return computeRating(counts.map(({ stars, count }) => ({ stars, count: Number(count) })));
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
  title: row.title,
  text: row.text,
  name: row.name,
  language: row.language,
  writtenOn: toIso(row.written_at)?.slice(0, 10) ?? '',
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
  const rating = await readRating(db, product);
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
    .select(...PUBLIC);
  const products = await readProducts(
    db,
    rows.map((row) => row.product_id),
    locale,
  );
  return {
    rating,
    items: rows.map((row) => wireReview(row, products.get(row.product_id))),
    total,
    page: current,
    pages,
    products: product === null ? await readReviewed(db, locale) : [],
  };
}
