import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../domain/time';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import type { ReturnRow } from '../../orders/records/return-rows';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { processInBatches, runSteps } from '../../platform/jobs/process-each';
import { wakeJob } from '../../platform/jobs/start-job';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import { returnTopic } from './return-mails';
import { lockReturn } from './lock-return';

const BATCH = 100;
const DEFAULT_REMINDER_DAYS = 4;

/** Days before the end, from the settings; 0: no reminders. */
async function readReminderDays(db: Db): Promise<number> {
  const row: { return_reminder_days: number | null } | undefined = await db('site_settings')
    .where({ locale: DEFAULT_LOCALE })
    .first('return_reminder_days');
  return row?.return_reminder_days ?? DEFAULT_REMINDER_DAYS;
}

const alertTopic = (row: ReturnRow): string => returnTopic(row.id);

const openReturns = (db: Db, after: number) =>
  db('order_returns as r')
    .whereNull('r.ended_at')
    .andWhere('r.id', '>', after)
    .orderBy('r.id')
    .limit(BATCH)
    .select('r.*');

/** Awaited returns that end soon and were not reminded of. */
const findEnding = (db: Db, days: number, now: Date, after: number): Promise<ReturnRow[]> =>
  openReturns(db, after)
    .where('r.send_back_by', '>', now)
    .where('r.send_back_by', '<=', new Date(now.getTime() + days * DAY_MS))
    .whereNotExists(
      db('outbox_messages as m').whereRaw("m.topic = 'return:' || r.id").andWhere('m.kind', 'return.reminder'),
    );

/** Returns that did not come in time, without an alert. */
const findLate = (db: Db, now: Date, after: number): Promise<ReturnRow[]> =>
  openReturns(db, after)
    .where('r.send_back_by', '<=', now)
    .whereNotExists(db('alerts as a').whereRaw("a.topic = 'return-late:return:' || r.id"));

async function remind(db: Db, row: ReturnRow, now: Date): Promise<void> {
  await enqueueMails(db, [{ topic: returnTopic(row.id), kind: 'return.reminder', orderId: row.order_id }], now);
}

/** In the order's lock, so that a parcel that is booked meanwhile leaves no alert. */
const alertLate = (strapi: Core.Strapi, found: ReturnRow, now: Date): Promise<void> =>
  transact(strapi.db.connection, async (trx) => {
    const { row } = await lockReturn(trx, found.document_id, now);
    if (row.ended_at !== null) return;
    const data = { sendBackBy: toDate(row.send_back_by)?.toISOString() };
    await raiseAlert(trx, { kind: 'return-late', orderId: row.order_id, topic: alertTopic(row), data }, now);
  });

/**
 * Reminds customers once of goods that are to be sent back soon, and alerts operators once to those that did not come in
 * time. Mail and alert are unique per return, so it is safe to run concurrently.
 */
export async function remindReturns(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const db = strapi.db.connection;
  const days = await readReminderDays(db);
  let reminded = 0;
  await runSteps(strapi, 'Returns', {
    ending: async () => {
      if (days <= 0) return;
      const batches = { size: BATCH, read: (after: number) => findEnding(db, days, now, after) };
      await processInBatches(strapi, 'Reminders of returns', batches, async (row) => {
        await remind(db, row, now);
        reminded += 1;
      });
    },
    late: () => {
      const batches = { size: BATCH, read: (after: number) => findLate(db, now, after) };
      return processInBatches(strapi, 'Late returns', batches, (row) => alertLate(strapi, row, now));
    },
  });
  if (reminded > 0) wakeJob('outbox');
}
