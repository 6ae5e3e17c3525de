import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DEFAULT_LOCALE, isLocale } from '../../../contract/locales';
import { DAY_MS, HOUR_MS } from '../../domain/time';
import { transact } from '../../platform/database/transact';
import { processEach } from '../../platform/jobs/process-each';
import { enqueueMails } from '../../platform/outbox/enqueue-mails';
import { hasOrdered, readBuyableLines } from './buyable-lines';
import { type ReminderRow, reminderTopic } from './reminder-rows';

/** Address, cart and consent are deleted so long after the mail, or after they were stored when none is sent. */
const KEPT_DAYS = 7;
const BATCH = 200;

/** Deletes what is old, and what was ordered meanwhile. */
async function deleteEnded(db: Knex, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db('cart_reminders')
    .whereNot({ state: 'stopped' })
    .andWhere((ended) =>
      ended
        .where('requested_at', '<', old)
        .orWhereExists(
          db('orders')
            .whereRaw('orders.email = cart_reminders.email')
            .whereRaw('orders.placed_at >= cart_reminders.requested_at')
            .select('orders.id'),
        ),
    )
    .delete();
}

/** Enqueues the mail of one request, or deletes the request when nothing of the cart can be bought. Returns whether it did. */
async function sendOne(trx: Knex.Transaction, id: number, now: Date): Promise<boolean> {
  const row: ReminderRow | undefined = await trx('cart_reminders')
    .where({ id, state: 'waiting' })
    .andWhere('due_at', '<=', now)
    .forNoKeyUpdate()
    .first();
  if (!row) return false;
  const locale = isLocale(row.language) ? row.language : DEFAULT_LOCALE;
  if ((await hasOrdered(trx, row)) || (await readBuyableLines(trx, row, locale)).length === 0) {
    await trx('cart_reminders').where({ id }).delete();
    return false;
  }
  const sent = row.sent + 1;
  await trx('cart_reminders').where({ id }).update({ state: 'sent', sent, sent_at: now, updated_at: now });
  await enqueueMails(trx, [{ topic: reminderTopic({ ...row, sent }), kind: 'cart-reminder' }], now);
  return true;
}

/** Enqueues the mails that are due; returns their number. Safe to run twice. */
export async function sendDueReminders(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const db = strapi.db.connection;
  await deleteEnded(db, now);
  const due: { id: number }[] = await db('cart_reminders')
    .where({ state: 'waiting' })
    .andWhere('due_at', '<=', now)
    .orderBy('due_at')
    .limit(BATCH)
    .select('id');
  let sent = 0;
  await processEach(
    strapi,
    'Cart reminders',
    due,
    async ({ id }) => {
      if (await transact(db, (trx) => sendOne(trx, id, now))) sent += 1;
    },
    // Behind the others, of which only a batch is read.
    ({ id }) =>
      db('cart_reminders')
        .where({ id, state: 'waiting' })
        .update({ due_at: new Date(now.getTime() + HOUR_MS) }),
  );
  return sent;
}
