import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ShopError, invalidFields } from '../../domain/shop-error';
import type { Upload } from '../../platform/files/uploads';
import { type LineRow, readOptions } from '../../orders/records/order-rows';
import { transact } from '../../platform/database/transact';
import { type NewMail, enqueueMails } from '../../platform/outbox/enqueue-mails';
import { findReviewRequest } from './find-review-request';
import { readReviewable } from './read-review-form';
import { encodePhotos, removePhotos, storePhotos } from './review-photos';
import { type ReviewInput, readReview } from './review-input';
import { type ReviewRow, type StoredPhoto, readPhotos } from './review-rows';
import { createStamps } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { type Locale } from '../../../contract/locales';
import { hasSize } from '../../../contract/size-fit';

const WAITING_MAIL = 'operator-reviews';

interface Writing {
  requestId: number;
  line: LineRow;
  input: ReviewInput;
  locale: Locale;
  photos: StoredPhoto[];
}

/** Operators are notified of the first review of a day. */
const waitingMail = (now: Date): NewMail => ({
  topic: `reviews:${now.toISOString().slice(0, 10)}`,
  kind: WAITING_MAIL,
});

/** Inserts or updates the review and returns the pictures that are no longer needed. */
async function save(trx: Knex.Transaction, writing: Writing, now: Date): Promise<StoredPhoto[]> {
  const { requestId, line, input, locale, photos } = writing;
  // Locks the request, so that concurrent posts are serialized.
  await trx('review_requests').where({ id: requestId }).update({ updated_at: now });
  const key = { order_id: line.order_id, product_id: line.product_id };
  const earlier: ReviewRow | undefined = await trx('reviews').where(key).first();
  if (earlier?.state === 'published') throw new ShopError('NotEditable', 'This review is published already');
  const before = earlier ? readPhotos(earlier) : [];
  const replaces = photos.length > 0 || input.withoutPhotos;
  const { stars, fit, title, text, name } = input;
  const columns = {
    language: locale,
    stars,
    // Who bought something without sizes was not asked.
    fit: hasSize(readOptions(line)) ? fit : null,
    title,
    text,
    name,
    photos: JSON.stringify(replaces ? photos : before),
    state: 'pending',
    reason: null,
    written_at: now,
    updated_at: now,
  };
  if (earlier) {
    await trx('reviews')
      .where({ id: earlier.id })
      .update({ ...columns, version: earlier.version + 1 });
  } else {
    const bought = { product_title: line.title, options: JSON.stringify(readOptions(line)) };
    await trx('reviews').insert({ ...createStamps(now), ...key, ...bought, ...columns, version: 1 });
  }
  await enqueueMails(trx, [waitingMail(now)], now);
  return replaces ? before : [];
}

/**
 * Stores a buyer's review of a product of the link's order; it can be rewritten until it is published.
 * Throws `NotFound` (no such link, or another order's product), `LinkExpired`, `ValidationError` and `NotEditable`.
 */
export async function submitReview(
  strapi: Core.Strapi,
  { key, locale, body, uploads }: { key: unknown; locale: Locale; body: unknown; uploads: Upload[] },
): Promise<void> {
  const db = strapi.db.connection;
  const found = await findReviewRequest(db, key);
  if (!found) throw new ShopError('NotFound', 'The link does not exist');
  if (!found.open) throw new ShopError('LinkExpired', 'This link is too old');
  const { input, errors } = readReview(body);
  const encoded = await encodePhotos(uploads);
  if (!input || encoded.errors.length > 0) throw invalidFields([...errors, ...encoded.errors]);
  const lines = await readReviewable(db, found.order.id);
  const line = lines.find((bought) => bought.product_id === input.productId);
  if (!line) throw new ShopError('NotFound', 'This order has no such product');
  // Files first: a row must never refer to missing files. Orphaned files are cleaned up by a job.
  const photos = await storePhotos(encoded.photos);
  let unneeded = photos;
  try {
    const writing = { requestId: found.request.id, line, input, locale, photos };
    unneeded = await transact(db, (trx) => save(trx, writing, new Date()));
  } finally {
    await removePhotos(unneeded);
  }
  wakeJob('outbox');
}
