import type { Knex } from 'knex';
import { type StoredDate, toDate } from '../../platform/database/row-helpers';

/** Bounds the cost of counting: older rows are read by nobody who watches the shop. */
const RECENT = 1_000;

export interface ShopState {
  mails: { due: number; retrying: number; failed: number };
  /** How late the oldest due mail is; 0 without one. */
  oldestDueSeconds: number;
  payments: Map<string, number>;
  refunds: Map<string, number>;
  openAlerts: number;
}

const countOf = (rows: { count?: number | string }[]): number => Number(rows[0]?.count ?? 0);

async function countRecent(db: Knex, table: 'payments' | 'refunds'): Promise<Map<string, number>> {
  const newest = db(table).select('state').orderBy('id', 'desc').limit(RECENT).as('newest');
  const rows: { state: string; count: number | string }[] = await db
    .from(newest)
    .select('state')
    .count({ count: '*' })
    .groupBy('state');
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** What operators watch, read with a handful of short queries whose cost does not grow with the shop. */
export async function readShopState(db: Knex, now = new Date()): Promise<ShopState> {
  const pending = () => db('outbox_messages').where({ state: 'pending' });
  const due = await pending()
    .where('next_attempt_at', '<=', now)
    .count({ count: '*' })
    .min({ oldest: 'next_attempt_at' });
  const oldest = toDate((due[0] as { oldest?: StoredDate } | undefined)?.oldest ?? null);
  return {
    mails: {
      due: countOf(due),
      retrying: countOf(await pending().where('attempts', '>', 0).count({ count: '*' })),
      failed: countOf(await db('outbox_messages').where({ state: 'dead' }).count({ count: '*' })),
    },
    oldestDueSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0,
    payments: await countRecent(db, 'payments'),
    refunds: await countRecent(db, 'refunds'),
    openAlerts: countOf(await db('alerts').where({ state: 'open' }).count({ count: '*' })),
  };
}
