import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addDays } from '../../../contract/dates';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { shopDay } from '../../domain/shop-calendar';
import { DAY_MS, HOUR_MS } from '../../domain/time';
import { toDate } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { processEach } from '../../platform/jobs/process-each';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { readShopSettings } from '../../platform/settings/shop-settings';
import { type PracticeRow, WEEK_MS } from './practice-rows';
import { readSteps } from './read-steps';

/** Accounts per run. */
const BATCH = 200;
/** Nothing was marked or logged for so long: a last mail, then none. */
const PAUSE_DAYS = 56;

const practiceTopic = (documentId: string, sent: number): string => `practice-mail:${documentId}:${sent}`;

/**
 * Decides about one account with its row locked: of several workers only one finds it due. Returns whether a mail was enqueued.
 * What it says is read again when it is rendered.
 */
async function decide(trx: Knex.Transaction, id: number, timeZone: string, now: Date): Promise<boolean> {
  const own = trx('practice_mails').where({ id });
  const row: PracticeRow | undefined = await own.clone().andWhere('next_at', '<=', now).forNoKeyUpdate().first();
  if (!row) return false;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  const { steps, hasChildren, lastDay, today } = await readSteps(trx, row.user_id, locale, timeZone, now);
  const agreed = shopDay(toDate(row.agreed_at) ?? now, timeZone);
  const active = lastDay !== null && lastDay > agreed ? lastDay : agreed;
  if (addDays(active, PAUSE_DAYS) <= today) {
    await own.clone().delete();
    // Nobody is asked to go swimming again with a child that is not there any more.
    if (!hasChildren) return false;
    const payload = { user: row.user_id, locale };
    await enqueueMails(
      trx,
      [{ topic: practiceTopic(row.document_id, row.sent), kind: 'practice.ended', payload }],
      now,
    );
    return true;
  }
  const wait = steps.length > 0 ? WEEK_MS : DAY_MS;
  const sent = row.sent + (steps.length > 0 ? 1 : 0);
  await own.clone().update({ next_at: new Date(now.getTime() + wait), sent, updated_at: now });
  if (steps.length === 0) return false;
  await enqueueMails(trx, [{ topic: practiceTopic(row.document_id, sent), kind: 'practice.step' }], now);
  return true;
}

/** Enqueues the mails that are due and returns their number. Safe to run twice and in several processes. */
export async function sendDuePracticeMails(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const db = strapi.db.connection;
  const due: { id: number }[] = await db('practice_mails')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(BATCH)
    .select('id');
  if (due.length === 0) return 0;
  const { timeZone } = await readShopSettings(db);
  let mails = 0;
  await processEach(
    strapi,
    'Practice mails',
    due,
    async ({ id }) => {
      if (await transact(db, (trx) => decide(trx, id, timeZone, now))) mails += 1;
    },
    // Behind the others, of which only a batch is read.
    ({ id }) =>
      db('practice_mails')
        .where({ id })
        .update({ next_at: new Date(now.getTime() + HOUR_MS) }),
  );
  return mails;
}
