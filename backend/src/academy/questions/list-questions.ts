import type { Locale } from '../../../contract/locales';
import type { OwnQuestion, PublicQuestion } from '../../../contract/questions';
import { type Db, toIso } from '../../platform/database/row-helpers';
import { type QuestionRow, questionsOf } from './question-rows';

/** Questions on the page of a lesson. */
const MOST_PUBLIC = 30;
const MOST_OWN = 50;

/** Public columns; excludes the customer. */
const PUBLIC = ['document_id', 'text', 'answer', 'name', 'asked_at'] as const;
type PublicRow = Pick<QuestionRow, (typeof PUBLIC)[number]>;

const dayOf = ({ asked_at }: Pick<QuestionRow, 'asked_at'>): string => toIso(asked_at)?.slice(0, 10) ?? '';

/** Published questions of a lesson in one language, newest first. */
export async function listQuestions(db: Db, lesson: string, locale: Locale): Promise<PublicQuestion[]> {
  const rows: PublicRow[] = await db('lesson_questions')
    .where({ lesson, language: locale, state: 'published' })
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PUBLIC)
    .select(...PUBLIC);
  return rows.map((row) => ({
    id: row.document_id,
    text: row.text,
    answer: row.answer ?? '',
    name: row.name,
    askedOn: dayOf(row),
  }));
}

/** What the account asked about a lesson, in any language, newest first. */
export async function listOwnQuestions(db: Db, userId: number, lesson: string): Promise<OwnQuestion[]> {
  const rows: QuestionRow[] = await questionsOf(db, userId)
    .where({ lesson })
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OWN);
  return rows.map((row) => ({
    id: row.document_id,
    text: row.text,
    answer: row.answer ?? '',
    publication: row.publication,
    state: row.state,
    askedOn: dayOf(row),
  }));
}
