import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { BATCH_INTERVAL_MS, backInStockBatchSize } from '../../domain/back-in-stock-batch';
import { isActive } from '../variants/active-variants';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { processEach } from '../../platform/jobs/process-each';
import { topicOf } from './delete-requests';

interface RestockedVariant {
  variant_id: string;
}

/** Variants with pending requests that are in stock, switched on, and whose product is published. */
async function findRestockedVariants(db: Knex): Promise<RestockedVariant[]> {
  return db('back_in_stock_requests as r')
    .join('product_variants as v', 'v.document_id', 'r.variant_id')
    .join('stocks as s', 's.variant_id', 'v.document_id')
    .join('product_variants_product_lnk as link', 'link.product_variant_id', 'v.id')
    .join('products as linked', 'linked.id', 'link.product_id')
    .join('products as shown', 'shown.document_id', 'linked.document_id')
    .where('r.state', 'waiting')
    .andWhere('s.quantity', '>', 0)
    .whereNotNull('shown.published_at')
    .whereRaw(isActive('v'))
    .distinct('r.variant_id');
}

async function notifyBatch(trx: Knex.Transaction, { variant_id }: RestockedVariant, now: Date): Promise<number> {
  // The row lock serializes processes, so the next one counts the requests already notified.
  const stock: { quantity: number } | undefined = await trx('stocks')
    .where({ variant_id })
    .forNoKeyUpdate()
    .first('quantity');
  const requests = () => trx('back_in_stock_requests').where({ variant_id });
  const [notifiedLately]: { count: number | string }[] = await requests()
    .andWhere('notified_at', '>', new Date(now.getTime() - BATCH_INTERVAL_MS))
    .count({ count: '*' });
  const size = backInStockBatchSize(stock?.quantity ?? 0, Number(notifiedLately?.count ?? 0));
  const next = requests().andWhere({ state: 'waiting' }).orderBy('requested_at').orderBy('id').limit(size).select('id');
  const chosen: { document_id: string }[] = await trx('back_in_stock_requests')
    .whereIn('id', next)
    .andWhere({ state: 'waiting' })
    .update({ state: 'notified', notified_at: now, updated_at: now })
    .returning('document_id');
  await enqueueMails(
    trx,
    chosen.map(({ document_id: id }) => ({ topic: topicOf(id), kind: 'back-in-stock' })),
    now,
  );
  return chosen.length;
}

/**
 * Notifies the longest-waiting requesters of restocked variants; returns the number of mails enqueued. It compares with the
 * current stock instead of reacting to stock changes, so every cause of a restock (delivery, return, unpaid order) counts.
 */
export async function notifyRequesters(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const db = strapi.db.connection;
  let notified = 0;
  await processEach(strapi, 'Back in stock', await findRestockedVariants(db), async (wanted) => {
    notified += await transact(db, (trx) => notifyBatch(trx, wanted, now));
  });
  return notified;
}
