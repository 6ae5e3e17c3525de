import type { Knex } from 'knex';
import { MAX_WAITING_QUESTIONS, type QuestionBody } from '../../../contract/questions';
import type { Locale } from '../../../contract/locales';
import { shownName } from '../../domain/question-rules';
import { ShopError } from '../../domain/shop-error';
import { createStamps } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import type { Viewer } from '../access/active-grants';
import { lockedAccount } from '../access/buyer';
import { canWatch } from '../access/lesson-access';
import { questionsOf } from './question-rows';

interface Asking {
  lesson: string;
  locale: Locale;
  question: QuestionBody;
}

/** The title in the asker's language, which the list of the admin and the mails show. */
async function readTitle(db: Knex, lesson: string, locale: Locale): Promise<string> {
  const row: { title: string } | undefined = await db('lessons')
    .where({ document_id: lesson, locale })
    .whereNotNull('published_at')
    .first('title');
  if (!row) throw new ShopError('NotFound', 'The lesson does not exist');
  return row.title;
}

/**
 * Stores a question about a lesson that the account may watch; a repeated request adds nothing.
 * @throws NotFound for an unknown lesson, PaymentRequired without access to it, TooManyEntries while too many wait
 */
export async function askQuestion(
  db: Knex,
  viewer: Viewer & { userId: number },
  { lesson, locale, question }: Asking,
  now = new Date(),
): Promise<void> {
  const { key, text, publication } = question;
  const access = await canWatch(db, viewer, lesson, now);
  if (access === null) throw new ShopError('NotFound', 'The lesson does not exist');
  if (access === 'locked') throw new ShopError('PaymentRequired', 'You do not have access to this lesson');
  const title = await readTitle(db, lesson, locale);
  await transact(db, async (trx) => {
    // Concurrent requests do not pass the limit together, and none outlives the account.
    const user: { firstname: string | null } | undefined = await lockedAccount(trx, { id: viewer.userId }).first(
      'firstname',
    );
    if (!user) throw new ShopError('Unauthorized', 'Sign in first');
    const own = questionsOf(trx, viewer.userId);
    if (await own.clone().where({ request_key: key }).first('id')) return;
    const waiting: unknown[] = await own.clone().where({ state: 'waiting' }).select('id');
    if (waiting.length >= MAX_WAITING_QUESTIONS)
      throw new ShopError('TooManyEntries', 'Too many questions wait for an answer', { max: MAX_WAITING_QUESTIONS });
    await trx('lesson_questions').insert({
      ...createStamps(now),
      user_id: viewer.userId,
      request_key: key,
      lesson,
      lesson_title: title,
      language: locale,
      text,
      publication,
      name: shownName(user.firstname, publication),
      state: 'waiting',
      asked_at: now,
    });
    // The shop is told of the first question of a day.
    const topic = `questions:${now.toISOString().slice(0, 10)}`;
    await enqueueMails(trx, [{ topic, kind: 'question.waiting' }], now);
  });
}
