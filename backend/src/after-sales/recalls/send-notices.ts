import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { hashTold } from '../../domain/recall-notice';
import { addEvent } from '../../orders/records/order-events';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { type Db, createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { processEach } from '../../platform/jobs/process-each';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { type AffectedOrder, findAffected } from './find-affected';
import { type Recall, readRecall } from './read-recalls';
import { type RecallPayload, recallTopic } from './recall-mail';

/** Orders per transaction: other requests get their turn between two. */
const BATCH = 100;

/** Row ids of orders whose customer was told. */
export async function readTold(db: Db, recallId: string): Promise<Set<number>> {
  return new Set(await db('recall_notices').where({ recall_id: recallId }).pluck<number[]>('order_id'));
}

/** Row ids of orders whose mail the mail server refused for good: their customers know nothing yet. */
export async function readUnmailed(db: Db, recallId: string): Promise<Set<number>> {
  const dead = db('outbox_messages').where({ kind: 'recall.notice', state: 'dead' });
  return new Set(await dead.whereLike('topic', recallTopic(recallId, '%')).pluck<number[]>('order_id'));
}

function payloadOf(recall: Recall, order: AffectedOrder): RecallPayload {
  const notice = recall.notices.find(({ language }) => language === order.language);
  if (!notice) throw new errors.ApplicationError(`There is no notice in ${order.language}`);
  return { notice, remedies: [...recall.remedies], lines: order.lines };
}

/** The unique index on recall and order decides who is told: a second click, or one after a crash, tells the others only. */
async function tell(trx: Knex.Transaction, recall: Recall, order: AffectedOrder, actor: AuditActor): Promise<boolean> {
  const now = new Date();
  const fresh: unknown[] = await trx('recall_notices')
    .insert({
      ...createStamps(now),
      recall_id: recall.id,
      order_id: order.id,
      told_at: now,
      actor,
      told_hash: hashTold(recall),
    })
    .onConflict(['recall_id', 'order_id'])
    .ignore()
    .returning('id');
  if (fresh.length === 0) return false;
  const mail = {
    topic: recallTopic(recall.id, order.id),
    kind: 'recall.notice',
    payload: payloadOf(recall, order),
  } as const;
  await enqueueMails(trx, [{ ...mail, orderId: order.id }], now);
  await addEvent(trx, order.id, 'recall', { name: recall.name }, now, actor);
  return true;
}

/**
 * Tells a batch at once, or order by order if that fails: one that can not be told keeps nobody else from the warning. It is logged
 * and stays among those that were not told.
 */
async function tellBatch(
  strapi: Core.Strapi,
  recall: Recall,
  batch: AffectedOrder[],
  actor: AuditActor,
): Promise<number> {
  const db = strapi.db.connection;
  const tellAll = (orders: AffectedOrder[]): Promise<number> =>
    transact(db, async (trx) => {
      let fresh = 0;
      for (const order of orders) if (await tell(trx, recall, order, actor)) fresh += 1;
      return fresh;
    });
  try {
    return await tellAll(batch);
  } catch {
    let fresh = 0;
    await processEach(strapi, 'Recall', batch, async (order) => {
      fresh += await tellAll([order]);
    });
    return fresh;
  }
}

/**
 * Mails every affected order of a published recall that was not told yet (Regulation (EU) 2023/988 art. 35(1): directly, and
 * all of them). Resolves to their number. Can be repeated, also for pieces that were sent or corrected meanwhile.
 */
export async function sendNotices(strapi: Core.Strapi, recallId: string, actor: AuditActor): Promise<number> {
  const db = strapi.db.connection;
  const recall = await readRecall(strapi, recallId, 'published');
  if (!recall) throw new errors.ApplicationError('Publish the recall first: the mail links to it');
  const told = await readTold(db, recallId);
  const waiting = (await findAffected(db, recall)).filter(({ id }) => !told.has(id));
  let count = 0;
  for (let start = 0; start < waiting.length; start += BATCH) {
    count += await tellBatch(strapi, recall, waiting.slice(start, start + BATCH), actor);
    wakeJob('outbox');
  }
  return count;
}
