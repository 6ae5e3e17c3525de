import { defaultDisplayName } from '../../domain/review-rules';
import { ShopError } from '../../domain/shop-error';
import { type LineRow, readImage, readOptions } from '../../orders/records/order-rows';
import { findReviewRequest } from './find-review-request';
import { readProducts } from './product-titles';
import { type ReviewRow, readPhotos } from './review-rows';
import type { Db } from '../../platform/database/row-helpers';
import { type Locale } from '../../../contract/locales';

/** Lines of an order that can be reviewed, one per product. */
export async function readReviewable(db: Db, orderId: number): Promise<LineRow[]> {
  const lines: LineRow[] = await db('order_lines')
    .where({ order_id: orderId, product_type: 'physical' })
    .orderBy('position');
  return lines.filter((line, index) => lines.findIndex((other) => other.product_id === line.product_id) === index);
}

const wireOwn = (row: ReviewRow) => ({
  stars: row.stars,
  fit: row.fit,
  title: row.title,
  text: row.text,
  name: row.name,
  photos: readPhotos(row).length,
  state: row.state,
  reason: row.reason,
});

/** Products and reviews for the page of a review link. Throws `NotFound` for an unknown link. */
export async function readReviewForm(db: Db, key: unknown, locale: Locale) {
  const found = await findReviewRequest(db, key);
  if (!found) throw new ShopError('NotFound', 'The link does not exist');
  const { order, open } = found;
  if (!open) return { open, name: '', products: [] };
  const lines = await readReviewable(db, order.id);
  const rows: ReviewRow[] = await db('reviews').where({ order_id: order.id });
  const products = await readProducts(
    db,
    lines.map((line) => line.product_id),
    locale,
  );
  return {
    open,
    name: defaultDisplayName(order.firstname, order.lastname),
    products: lines.map((line) => {
      const own = rows.find((row) => row.product_id === line.product_id);
      return {
        id: line.product_id,
        title: products.get(line.product_id)?.title ?? line.title,
        options: readOptions(line),
        image: readImage(line),
        review: own ? wireOwn(own) : null,
      };
    }),
  };
}
