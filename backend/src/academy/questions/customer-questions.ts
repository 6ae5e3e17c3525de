import type { Knex } from 'knex';
import { ShopError } from '../../domain/shop-error';
import { type Db, toIso } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { revalidateLessons } from './revalidate-lessons';
import { type QuestionRow, deleteQuestions, questionsOf } from './question-rows';

async function lockQuestion(trx: Db, userId: number, documentId: string): Promise<QuestionRow> {
  const found = questionsOf(trx, userId).where({ document_id: documentId });
  await found.clone().update({ updated_at: new Date() });
  const row: QuestionRow | undefined = await found.clone().first();
  if (!row) throw new ShopError('NotFound', 'The question does not exist');
  return row;
}

/** Withdraws the consent to publication, for good (GDPR art. 7(3)): the question leaves the page. @throws NotFound */
export async function hideQuestion(db: Knex, userId: number, documentId: string): Promise<void> {
  const row = await transact(db, async (trx) => {
    const found = await lockQuestion(trx, userId, documentId);
    const state = found.state === 'published' ? 'answered' : found.state;
    await trx('lesson_questions').where({ id: found.id }).update({ publication: 'private', name: '', state });
    return found;
  });
  revalidateLessons([row]);
}

/** Deletes one of the account's questions with its answer. @throws NotFound */
export async function removeQuestion(db: Knex, userId: number, documentId: string): Promise<void> {
  const row = await transact(db, async (trx) => {
    const found = await lockQuestion(trx, userId, documentId);
    await deleteQuestions(trx, [found]);
    return found;
  });
  revalidateLessons([row]);
}

/** Deletes all questions of an account that is deleted. Pages are revalidated by the caller, after its transaction. */
export async function deleteQuestionsOf(trx: Db, userId: number): Promise<QuestionRow[]> {
  const rows: QuestionRow[] = await questionsOf(trx, userId);
  await deleteQuestions(trx, rows);
  return rows;
}

/** Questions for the customer's data export (GDPR art. 15 and 20). */
export async function exportQuestions(db: Db, userId: number) {
  const rows: QuestionRow[] = await questionsOf(db, userId).orderBy('id');
  return rows.map((row) => ({
    lesson: row.lesson_title,
    askedAt: toIso(row.asked_at),
    text: row.text,
    publication: row.publication,
    name: row.name,
    state: row.state,
    reason: row.reason,
    answer: row.answer,
  }));
}
