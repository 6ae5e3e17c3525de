import { DEFAULT_LOCALE, type Locale, isLocale } from '../../../contract/locales';
import { lessonPath } from '../../../contract/paths';
import { routes } from '../../../contract/routes';
import type { Db } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { addGreeting, composeMail } from '../../platform/mail/compose-mail';
import { MESSAGES, fill } from '../../platform/mail/messages';
import { staffWords } from '../../platform/admin-texts/staff-words';
import type { Block } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import type { OutboxRow } from '../../platform/outbox/outbox-queue';
import type { QuestionRow } from './question-rows';

interface Written {
  to: string;
  locale: Locale;
  subject: string;
  title: string;
  blocks: Block[];
}

/** The page of the lesson; the home page if it is no longer published. */
async function readLessonPath(db: Db, { lesson }: QuestionRow, locale: Locale): Promise<string> {
  const row: { slug: string; level: string } | undefined = await db('lessons as l')
    .join('lessons_level_lnk as k', 'k.lesson_id', 'l.id')
    .join('levels as v', 'v.id', 'k.level_id')
    .where({ 'l.document_id': lesson, 'l.locale': locale })
    .whereNotNull('l.published_at')
    .first('l.slug as slug', 'v.slug as level');
  return row ? lessonPath(locale, row.level, row.slug) : routes.home;
}

/** What becomes of the publication that the author agreed to, and how to take it back. */
function publicationBlocks({ state, reason, name }: QuestionRow, locale: Locale): Block[] {
  const text = MESSAGES[locale].question;
  if (state === 'published')
    return [{ kind: 'text', text: name ? fill(text.published, { name }) : text.publishedNameless }];
  if (!reason) return [];
  return [
    { kind: 'text', text: text.notPublished },
    { kind: 'text', text: text.reasons[reason] },
  ];
}

function writeDecision(row: QuestionRow, email: string, locale: Locale, url: string): Written | null {
  if (row.state === 'waiting') return null;
  const text = MESSAGES[locale].question;
  const values = { lesson: row.lesson_title };
  const isRefused = row.state === 'refused';
  const part = isRefused ? text.refused : text.answered;
  const asked: Block = { kind: 'details', rows: [[text.yourQuestion, row.text]] };
  const decided: Block[] = isRefused
    ? [{ kind: 'text', text: row.reason ? text.reasons[row.reason] : '' }, asked]
    : [
        {
          kind: 'details',
          rows: [
            [text.yourQuestion, row.text],
            [text.ourAnswer, row.answer ?? ''],
          ],
        },
        ...publicationBlocks(row, locale),
      ];
  return {
    to: email,
    locale,
    subject: fill(part.subject, values),
    title: part.title,
    blocks: [
      { kind: 'text', text: fill(part.intro, values) },
      ...decided,
      ...(row.reason ? [{ kind: 'small' as const, text: text.objection }] : []),
      { kind: 'button', label: text.button, url },
      { kind: 'small', text: MESSAGES[locale].practiceMail.step.safety },
    ],
  };
}

function writeWaiting(to: string): Written {
  const t = staffWords();
  return {
    to,
    locale: t.language,
    subject: t('staffMail.questions.subject'),
    title: t('staffMail.questions.title'),
    blocks: [{ kind: 'text', text: t('staffMail.questions.text') }],
  };
}

/** Null if the question or its account is gone meanwhile. */
async function writeDecided(db: Db, message: OutboxRow): Promise<Written | null> {
  const row: QuestionRow | undefined = await db('lesson_questions')
    .where({ document_id: message.topic.split(':')[1] ?? '' })
    .first();
  const user: { email: string } | undefined = row && (await db('up_users').where({ id: row.user_id }).first('email'));
  if (!row || !user) return null;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  const url = env().shopOrigins[locale] + (await readLessonPath(db, row, locale));
  return writeDecision(row, user.email, locale, url);
}

export async function renderQuestionMail(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const company = await batch.company();
  const isWaiting = message.kind === 'question.waiting';
  if (isWaiting && !company.operatorEmail) return 'no-recipient';
  const written = isWaiting ? writeWaiting(company.operatorEmail) : await writeDecided(db, message);
  if (!written) return null;
  const { locale } = written;
  const blocks = isWaiting ? written.blocks : addGreeting(company, locale, written.blocks);
  return composeMail(company, locale, { ...written, blocks });
}
