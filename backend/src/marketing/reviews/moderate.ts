import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { REJECTION_REASONS } from '../../domain/review-rules';
import { isMultiLineText, normalizeLineBreaks } from '../../domain/clean-text';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { announce } from './announce';
import { eraseReview } from './erase';
import { settlePhotos } from './photos';
import type { ReviewRow } from './rows';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { wakeJob } from '../../platform/jobs/start-job';

export const REJECTED_MAIL = 'review-rejected';

const version = z.number().int();
const rejectSchema = z.object({ version, reason: z.enum(REJECTION_REASONS) });
const publishSchema = z.object({ version });
const replySchema = z.object({
  reply: z
    .string()
    .max(2000)
    .transform((text) => normalizeLineBreaks(text).trim())
    .refine(isMultiLineText),
});

function parse<T>(schema: z.ZodType<T>, body: unknown, message: string): T {
  const parsed = schema.safeParse(body ?? {});
  if (!parsed.success) throw new errors.ValidationError(message);
  return parsed.data;
}

/** The review with its row locked. */
async function lock(trx: Knex.Transaction, documentId: string, now: Date): Promise<ReviewRow> {
  await trx('reviews').where({ document_id: documentId }).update({ updated_at: now });
  const row: ReviewRow | undefined = await trx('reviews').where({ document_id: documentId }).first();
  if (!row) throw new errors.NotFoundError('There is no such review');
  return row;
}

/** What was decided about is what was read. */
function refuseChanged(row: ReviewRow, read: number): void {
  if (row.version !== read)
    throw new errors.ApplicationError('The buyer has changed this review since you opened it: read it once more');
}

/** Puts a review on the shop's pages, also one that was rejected before. */
export async function publishReview(strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor): Promise<void> {
  const read = parse(publishSchema, body, 'Say which version was read');
  const now = new Date();
  const row = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, now);
    refuseChanged(found, read.version);
    const decided = { state: 'published', reason: null, decided_at: now, decided_by: actor };
    await trx('reviews').where({ id: found.id }).update(decided);
    return found;
  });
  announce(row);
  // Last: should this fail, the sweep does it within the hour, and the page shows the words meanwhile.
  await settlePhotos(strapi.db.connection, row.id);
}

/**
 * Keeps a review from the shop's pages, or takes it off them, for one of the listed reasons, and tells the writer which (Regulation
 * (EU) 2022/2065 art. 17). It can be written anew.
 */
export async function rejectReview(strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor): Promise<void> {
  const { version: read, reason } = parse(rejectSchema, body, `Reasons are ${REJECTION_REASONS.join(', ')}`);
  const now = new Date();
  const row = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, now);
    refuseChanged(found, read);
    const decided = { state: 'rejected', reason, decided_at: now, decided_by: actor };
    await trx('reviews').where({ id: found.id }).update(decided);
    // Each decision is mailed, also a second one about the same words; only a repeated click is none.
    const isNew = found.state !== 'rejected' || found.reason !== reason;
    const topic = `review:${found.document_id}:${found.version}:${now.getTime()}`;
    if (isNew)
      await enqueueMails(trx, [{ topic, kind: REJECTED_MAIL, orderId: found.order_id, payload: { reason } }], now);
    return found;
  });
  announce(row);
  wakeJob('outbox');
  await settlePhotos(strapi.db.connection, row.id);
}

/** The shop's public answer below a review; empty takes it away. */
export async function replyToReview(strapi: Core.Strapi, id: string, body: unknown): Promise<void> {
  const { reply } = parse(replySchema, body, 'A reply has at most 2000 characters');
  const now = new Date();
  const row = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, now);
    await trx('reviews').where({ id: found.id }).update({ reply });
    return found;
  });
  announce(row);
}

/** Deletes a review for good, as whoever wrote it may ask (GDPR art. 17); one that is only unwelcome is not to be deleted. */
export async function removeReview(strapi: Core.Strapi, id: string): Promise<void> {
  if (!(await eraseReview(strapi.db.connection, id))) throw new errors.NotFoundError('There is no such review');
}
