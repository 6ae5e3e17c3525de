import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ShopError, invalidFields } from '../../domain/shop-error';
import type { Upload } from '../../platform/files/uploads';
import { type LineRow, readOptions } from '../../orders/records/order-rows';
import { transact } from '../../platform/database/transact';
import { type NewMail, enqueueMails } from '../../platform/outbox/enqueue-mails';
import { findRequest } from './find-request';
import { readReviewable } from './open-request';
import { encodePhotos, removePhotos, storePhotos } from './photos';
import { type ReviewInput, readReview } from './review-input';
import { type ReviewRow, type StoredPhoto, readPhotos } from './rows';
import { createStamps } from '../../platform/database/row-helpers';
import { wakeJob } from '../../platform/jobs/start-job';
import { type Locale } from '../../../contract/locales';

export const WAITING_MAIL = 'operator-reviews';

interface Writing {
  requestId: number;
  line: LineRow;
  input: ReviewInput;
  locale: Locale;
  photos: StoredPhoto[];
}

/** Whoever reads reviews hears of the first one of a day. */
const waitingMail = (now: Date): NewMail => ({
  topic: `reviews:${now.toISOString().slice(0, 10)}`,
  kind: WAITING_MAIL,
});

/** Writes the review, or what it says now; answers the pictures that are not needed any more. */
async function save(trx: Knex.Transaction, writing: Writing, now: Date): Promise<StoredPhoto[]> {
  const { requestId, line, input, locale, photos } = writing;
  // Two posts at once wait here for each other.
  await trx('review_requests').where({ id: requestId }).update({ updated_at: now });
  const key = { order_id: line.order_id, product_id: line.product_id };
  const earlier: ReviewRow | undefined = await trx('reviews').where(key).first();
  if (earlier?.state === 'published') throw new ShopError('NotEditable', 'This review is published already');
  const before = earlier ? readPhotos(earlier) : [];
  const replaces = photos.length > 0 || input.withoutPhotos;
  const { stars, title, text, name } = input;
  const columns = {
    language: locale,
    stars,
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
 * Keeps what a buyer wrote about a product of the order that the key was mailed for; until it is published it can be written anew.
 * Throws `NotFound` (no such link, or another order's product), `LinkExpired`, `ValidationError` and `NotEditable`.
 */
export async function writeReview(
  strapi: Core.Strapi,
  { key, locale, body, uploads }: { key: unknown; locale: Locale; body: unknown; uploads: Upload[] },
): Promise<void> {
  const db = strapi.db.connection;
  const found = await findRequest(db, key);
  if (!found) throw new ShopError('NotFound', 'There is no such link');
  if (!found.open) throw new ShopError('LinkExpired', 'This link is too old');
  const { input, errors } = readReview(body);
  const encoded = await encodePhotos(uploads);
  if (!input || encoded.errors.length > 0) throw invalidFields([...errors, ...encoded.errors]);
  const lines = await readReviewable(db, found.order.id);
  const line = lines.find((bought) => bought.product_id === input.productId);
  if (!line) throw new ShopError('NotFound', 'This order has no such product');
  // Files first: a row must never name files that are not there. What a crash leaves without a row is swept up.
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
