import { z } from 'zod';
import { RELAXED_VISITS } from '../../../contract/children';
import { addDays } from '../../../contract/dates';
import { DEFAULT_LOCALE, LOCALES, type Locale, isLocale } from '../../../contract/locales';
import { pagePath } from '../../../contract/paths';
import { serverRoutes, routes } from '../../../contract/routes';
import { findProfilePage, readPageSlugs } from '../../platform/settings/profile-page';
import type { Db } from '../../platform/database/row-helpers';
import { env } from '../../platform/env/env';
import { addGreeting, composeMail } from '../../platform/mail/compose-mail';
import { MESSAGES, fill } from '../../platform/mail/messages';
import type { Block } from '../../platform/mail/render-mail';
import type { MailBatch } from '../../platform/outbox/mail-batch';
import type { Rendering } from '../../platform/outbox/mail-renderers';
import { type OutboxRow, parsePayload } from '../../platform/outbox/outbox-queue';
import { cardFloats } from '../pool-cards/card-texts';
import type { PracticeRow } from './practice-rows';
import { type ChildStep, readSteps } from './read-steps';
import { stopToken } from './stop-token';

/** A pair that went back longer ago is old news. */
const NEWS_DAYS = 14;

interface Recipient {
  document_id: string;
  email: string;
  firstname: string | null;
}

const findRecipient = (db: Db, userId: number): Promise<Recipient | undefined> =>
  db('up_users')
    .where({ id: userId })
    .where((open) => open.whereNull('blocked').orWhere({ blocked: false }))
    .first('document_id', 'email', 'firstname');

/** The profile page; the home page if there is none. */
async function readProfilePath(db: Db, locale: Locale): Promise<string> {
  const page = await findProfilePage(db);
  const slugs = page && (await readPageSlugs(db, page, locale));
  return slugs ? pagePath(slugs) : routes.home;
}

function stepBlocks({ child, kind, lesson }: ChildStep, locale: Locale, origin: string, today: string): Block[] {
  const text = MESSAGES[locale].practiceMail.step;
  const { plan } = child;
  const floats = cardFloats(locale, plan.floats);
  const wentBack = plan.change !== null && plan.change.kind !== 'out' && addDays(plan.change.day, NEWS_DAYS) >= today;
  const sentences = [
    ...(wentBack ? [text.putBack] : []),
    fill(text[kind], { lesson: lesson.title, visits: plan.visits, needed: RELAXED_VISITS }),
    lesson.floats !== null && lesson.floats < plan.floats ? fill(text.now, { floats }) : `${floats}.`,
  ];
  return [
    { kind: 'details', rows: [[child.nickname, sentences.join('\n')]] },
    { kind: 'button', label: text.button, url: origin + lesson.path },
  ];
}

async function compose(
  recipient: Recipient,
  locale: Locale,
  batch: MailBatch,
  { subject, title, blocks }: { subject: string; title: string; blocks: Block[] },
): Promise<Rendering> {
  const company = await batch.company();
  return composeMail(company, locale, {
    to: recipient.email,
    subject,
    title,
    blocks: addGreeting(company, locale, blocks, recipient.firstname),
  });
}

const endedSchema = z.object({ user: z.number(), locale: z.enum(LOCALES) });

async function renderEnded(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  const { user, locale } = endedSchema.parse(parsePayload(message.payload));
  const recipient = await findRecipient(db, user);
  if (!recipient) return null;
  const text = MESSAGES[locale].practiceMail.ended;
  const url = env().shopOrigins[locale] + (await readProfilePath(db, locale));
  const blocks: Block[] = [
    { kind: 'text', text: text.intro },
    { kind: 'text', text: text.again },
    { kind: 'button', label: text.button, url },
  ];
  return compose(recipient, locale, batch, { ...text, blocks });
}

/** Null when the mail is not wanted any more, or there is nothing left to practise. */
export async function renderPracticeMail(db: Db, message: OutboxRow, batch: MailBatch): Promise<Rendering> {
  if (message.kind === 'practice.ended') return renderEnded(db, message, batch);
  const row: PracticeRow | undefined = await db('practice_mails')
    .where({ document_id: message.topic.split(':')[1] ?? '' })
    .first();
  const recipient = row && (await findRecipient(db, row.user_id));
  if (!row || !recipient) return null;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  const { timeZone } = await batch.company();
  const { steps, today } = await readSteps(db, row.user_id, locale, timeZone, new Date());
  if (steps.length === 0) return null;
  const origin = env().shopOrigins[locale];
  const { step: text } = MESSAGES[locale].practiceMail;
  const blocks: Block[] = [
    { kind: 'text', text: text.intro },
    ...steps.flatMap((step) => stepBlocks(step, locale, origin, today)),
    { kind: 'text', text: text.safety },
    { kind: 'text', text: text.mark },
    { kind: 'small', text: text.why },
    {
      kind: 'link',
      text: text.stopText,
      label: text.stop,
      url: `${origin}${serverRoutes.practiceMail}?stop=${stopToken(recipient.document_id)}`,
    },
  ];
  return compose(recipient, locale, batch, { ...text, blocks });
}
