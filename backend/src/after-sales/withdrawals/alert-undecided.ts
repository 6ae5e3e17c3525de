import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../domain/time';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import type { WithdrawalRow } from '../../orders/records/withdrawal-rows';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { transact } from '../../platform/database/transact';
import { processInBatches } from '../../platform/jobs/process-each';
import { UNDECIDED_WITHDRAWAL_STATES } from '../../../contract/order-states';

const BATCH = 100;
/** Four days before the money is due (Directive 2011/83/EU art. 13(1): fourteen days after the statement). */
const ALERT_AFTER_DAYS = 10;

export const undecidedTopic = ({ id }: Pick<WithdrawalRow, 'id'>): string => `withdrawal:${id}`;

const findWaiting = (db: Db, now: Date, after: number): Promise<WithdrawalRow[]> =>
  db('withdrawals as w')
    .whereIn('w.state', UNDECIDED_WITHDRAWAL_STATES)
    .where('w.suspect', false)
    .where('w.stated_at', '<=', new Date(now.getTime() - ALERT_AFTER_DAYS * DAY_MS))
    .where('w.id', '>', after)
    .whereNotExists(db('alerts as a').whereRaw("a.topic = 'withdrawal-waits:withdrawal:' || w.id"))
    .orderBy('w.id')
    .limit(BATCH)
    .select('w.*');

/** Takes the statement's row first, so that one that is decided meanwhile leaves no alert. */
const alertOne = (strapi: Core.Strapi, found: WithdrawalRow, now: Date): Promise<void> =>
  transact(strapi.db.connection, async (trx) => {
    const waits = await trx('withdrawals')
      .where({ id: found.id })
      .whereIn('state', UNDECIDED_WITHDRAWAL_STATES)
      .update({ updated_at: now });
    if (waits === 0) return;
    const data = { receiptNr: found.receipt_nr, statedAt: toDate(found.stated_at)?.toISOString() };
    await raiseAlert(
      trx,
      { kind: 'withdrawal-waits', orderId: found.order_id, topic: undecidedTopic(found), data },
      now,
    );
  });

/**
 * Alerts operators, once each, to statements that nobody has decided for ten days: the money is due four days later. Statements
 * that a bot probably sent are left out. Deciding one resolves its alert.
 */
export function alertUndecidedWithdrawals(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const read = (after: number) => findWaiting(strapi.db.connection, now, after);
  return processInBatches(strapi, 'Undecided withdrawals', { size: BATCH, read }, (row) => alertOne(strapi, row, now));
}
