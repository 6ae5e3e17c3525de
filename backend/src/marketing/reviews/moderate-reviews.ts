import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { REJECTION_REASONS } from '../../domain/review-rules';
import { isMultiLineText, normalizeLineBreaks } from '../../domain/clean-text';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { revalidateReviewPages } from './revalidate-review-pages';
import { deleteReview } from './delete-review';
import { syncPhotos } from './review-photos';
import { storeRating } from './store-rating';
import type { ReviewRow } from './review-rows';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { wakeJob } from '../../platform/jobs/start-job';

const REJECTED_MAIL = 'review-rejected';

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

/** Reads a review with its row locked. */
async function lock(trx: Knex.Transaction, documentId: string, now: Date): Promise<ReviewRow> {
  await trx('reviews').where({ document_id: documentId }).update({ updated_at: now });
  const row: ReviewRow | undefined = await trx('reviews').where({ document_id: documentId }).first();
  if (!row) throw new errors.NotFoundError('The review does not exist');
  return row;
}

/** Throws if the buyer changed the review after the operator opened it. */
function rejectOutdatedVersion(row: ReviewRow, read: number): void {
  if (row.version !== read)
    throw new errors.ApplicationError(
      'The buyer has changed this review since you opened it: reload the page and read it again',
    );
}

/** Publishes a review, including one that was rejected before. */
export async function publishReview(strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor): Promise<void> {
  const read = parse(publishSchema, body, 'The version is required');
  const now = new Date();
  const row = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, now);
    rejectOutdatedVersion(found, read.version);
    const decided = { state: 'published', reason: null, decided_at: now, decided_by: actor };
    await trx('reviews').where({ id: found.id }).update(decided);
    await storeRating(trx, found.product_id, now);
    return found;
  });
  revalidateReviewPages(row);
  // If this fails, the hourly clean-up publishes the pictures; the text is already visible.
  await syncPhotos(strapi.db.connection, row.id);
}

/**
 * Rejects or unpublishes a review for one of the listed reasons and notifies the author of the reason (Regulation (EU)
 * 2022/2065 art. 17). The author can rewrite it.
 */
export async function rejectReview(strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor): Promise<void> {
  const { version: read, reason } = parse(rejectSchema, body, `Reasons are ${REJECTION_REASONS.join(', ')}`);
  const now = new Date();
  const row = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, now);
    rejectOutdatedVersion(found, read);
    const decided = { state: 'rejected', reason, decided_at: now, decided_by: actor };
    await trx('reviews').where({ id: found.id }).update(decided);
    await storeRating(trx, found.product_id, now);
    // Every decision is mailed, except a repeated one with the same reason.
    const isNew = found.state !== 'rejected' || found.reason !== reason;
    const topic = `review:${found.document_id}:${found.version}:${now.getTime()}`;
    if (isNew)
      await enqueueMails(trx, [{ topic, kind: REJECTED_MAIL, orderId: found.order_id, payload: { reason } }], now);
    return found;
  });
  revalidateReviewPages(row);
  wakeJob('outbox');
  await syncPhotos(strapi.db.connection, row.id);
}

/** Sets the shop's public reply below a review; empty removes it. */
export async function replyToReview(strapi: Core.Strapi, id: string, body: unknown): Promise<void> {
  const { reply } = parse(replySchema, body, 'A reply has at most 2000 characters');
  const now = new Date();
  const row = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, now);
    await trx('reviews').where({ id: found.id }).update({ reply });
    return found;
  });
  revalidateReviewPages(row);
}

/** Permanently deletes a review at its author's request (GDPR art. 17); not meant for unwelcome reviews. */
export async function removeReview(strapi: Core.Strapi, id: string): Promise<void> {
  if (!(await deleteReview(strapi.db.connection, id))) throw new errors.NotFoundError('There is no such review');
}
