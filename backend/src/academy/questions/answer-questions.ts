import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { z } from 'zod';
import { QUESTION_REASONS, answerFields, decideAnswer } from '../../domain/question-rules';
import type { AuditActor } from '../../platform/admin/audit-actor';
import { transact } from '../../platform/database/transact';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { type QuestionRow, deleteQuestions, questionTopic } from './question-rows';
import { revalidateLessons } from './revalidate-lessons';

const refusal = z.object({ reason: z.enum(QUESTION_REASONS) });

type Decided = Pick<QuestionRow, 'state' | 'reason' | 'answer'>;

/** Reads a question with its row locked. */
async function lock(trx: Knex.Transaction, documentId: string, now: Date): Promise<QuestionRow> {
  await trx('lesson_questions').where({ document_id: documentId }).update({ updated_at: now });
  const row: QuestionRow | undefined = await trx('lesson_questions').where({ document_id: documentId }).first();
  if (!row) throw new errors.NotFoundError('The question does not exist: its author may have deleted it');
  return row;
}

/** Stores a decision and mails it to the author, unless it is the one they know already. */
async function decide(
  strapi: Core.Strapi,
  id: string,
  actor: AuditActor,
  decisionOn: (row: QuestionRow) => Decided,
): Promise<void> {
  const now = new Date();
  const { before, after } = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, now);
    const decided = decisionOn(found);
    await trx('lesson_questions')
      .where({ id: found.id })
      .update({ ...decided, decided_at: now, decided_by: actor });
    const isNew = (['state', 'reason', 'answer'] as const).some((field) => found[field] !== decided[field]);
    const topic = questionTopic(found.document_id, String(now.getTime()));
    if (isNew) await enqueueMails(trx, [{ topic, kind: 'question.decided' }], now);
    return { before: found, after: { ...found, ...decided } };
  });
  revalidateLessons([before, after]);
  wakeJob('outbox');
}

/** Answers a question, or corrects the answer; published only if its author agreed. */
export async function answerQuestion(strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor): Promise<void> {
  const fields = answerFields.safeParse(body ?? {});
  if (!fields.success) throw new errors.ValidationError('Write an answer of at most 3000 characters');
  await decide(strapi, id, actor, ({ publication }) => {
    const decision = decideAnswer(publication, fields.data);
    if (decision) return { ...decision, answer: fields.data.answer };
    throw new errors.ApplicationError(
      publication === 'private'
        ? 'Its author did not agree, or no longer agrees, to publication: reload the page and answer by mail'
        : 'Its author agreed to publication: choose the reason why it is not published',
    );
  });
}

/** Does not answer a question, and tells its author why. */
export async function refuseQuestion(strapi: Core.Strapi, id: string, body: unknown, actor: AuditActor): Promise<void> {
  const fields = refusal.safeParse(body ?? {});
  if (!fields.success) throw new errors.ValidationError(`Reasons are ${QUESTION_REASONS.join(', ')}`);
  await decide(strapi, id, actor, () => ({ state: 'refused', reason: fields.data.reason, answer: null }));
}

/** Permanently deletes a question at its author's request (GDPR art. 17). */
export async function removeQuestionForGood(strapi: Core.Strapi, id: string): Promise<void> {
  const row = await transact(strapi.db.connection, async (trx) => {
    const found = await lock(trx, id, new Date());
    await deleteQuestions(trx, [found]);
    return found;
  });
  revalidateLessons([row]);
}
