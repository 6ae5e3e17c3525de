import type { Publication, QuestionState } from '../../../contract/questions';
import type { QuestionReason } from '../../domain/question-rules';
import type { Db, StoredDate } from '../../platform/database/row-helpers';

export const QUESTION = 'api::lesson-question.lesson-question';

export interface QuestionRow {
  id: number;
  document_id: string;
  user_id: number | null;
  /** Document id. */
  lesson: string;
  lesson_title: string;
  language: string;
  text: string;
  publication: Publication;
  /** What is shown of the author's name, as it was when they agreed. */
  name: string;
  state: QuestionState;
  reason: QuestionReason | null;
  answer: string | null;
  asked_at: StoredDate;
}

/** The only way to reach questions of customers: those of others do not exist. */
export const questionsOf = (db: Db, userId: number) => db('lesson_questions').where({ user_id: userId });

/** Mails about a question. */
export const questionTopic = (documentId: string, part: string): string => `question:${documentId}:${part}`;

/** Deletes questions with the mails about them. */
export async function deleteQuestions(trx: Db, rows: Pick<QuestionRow, 'id' | 'document_id'>[]): Promise<void> {
  for (const { id, document_id } of rows) {
    await trx('outbox_messages').where('topic', 'like', questionTopic(document_id, '%')).delete();
    await trx('lesson_questions').where({ id }).delete();
  }
}
