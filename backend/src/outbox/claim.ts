import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

export interface OutboxRow {
  id: number;
  document_id: string;
  /** What the mail is about: `order:12`, `submission:5`. */
  topic: string;
  order_id: number | null;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** A payload as it was noted: text or a value, depending on the database. */
export const readPayload = (payload: unknown): unknown => (typeof payload === 'string' ? JSON.parse(payload) : payload);

const BATCH = 10;
/** Longer than any mail takes to send; after it another worker may think that this one has died. */
const LEASE_MS = 2 * 60_000;

const MINUTE = 60_000;
const DELAYS_MS = [10_000, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 3 * 60 * MINUTE, 6 * 60 * MINUTE];
export const MAX_ATTEMPTS = 15;

/** Pause before the next try after `attempts` failures. */
export function retryDelay(attempts: number): number {
  return DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
}

/**
 * Takes rows for this worker alone, for the time of a lease. One statement claims and checks, so several workers never
 * hold the same row, and a row whose worker died is free again when its lease is over.
 */
export async function claimMessages(db: Knex, now = new Date()): Promise<OutboxRow[]> {
  const token = randomBytes(12).toString('hex');
  const isFree = (query: Knex.QueryBuilder): void => {
    query.whereNull('lease_until').orWhere('lease_until', '<', now);
  };
  const due = db('outbox_messages')
    .select('id')
    .where({ state: 'pending' })
    .andWhere('next_attempt_at', '<=', now)
    .andWhere(isFree);
  const rows: OutboxRow[] = await db('outbox_messages')
    .whereIn('id', due.orderBy('id').limit(BATCH))
    .andWhere({ state: 'pending' })
    .andWhere(isFree)
    .update({
      lease_token: token,
      lease_until: new Date(now.getTime() + LEASE_MS),
      attempts: db.raw('attempts + 1'),
      updated_at: now,
    })
    .returning(['id', 'document_id', 'topic', 'order_id', 'kind', 'payload', 'attempts']);
  return rows.sort((a, b) => a.id - b.id);
}

export async function markSent(db: Knex, id: number, now = new Date()): Promise<void> {
  await db('outbox_messages')
    .where({ id })
    .update({ state: 'sent', sent_at: now, lease_until: null, lease_token: null, last_error: null, updated_at: now });
}

/** Puts a message back for later, or gives it up. */
export async function markFailed(db: Knex, row: OutboxRow, reason: string, now = new Date()): Promise<void> {
  const dead = row.attempts >= MAX_ATTEMPTS;
  await db('outbox_messages')
    .where({ id: row.id })
    .update({
      state: dead ? 'dead' : 'pending',
      next_attempt_at: new Date(now.getTime() + retryDelay(row.attempts)),
      lease_until: null,
      lease_token: null,
      last_error: reason.slice(0, 500),
      updated_at: now,
    });
}

/** Not yet: something else has to happen first. Does not count as an attempt. */
export async function postpone(db: Knex, row: OutboxRow, ms: number, now = new Date()): Promise<void> {
  await db('outbox_messages')
    .where({ id: row.id })
    .update({
      next_attempt_at: new Date(now.getTime() + ms),
      attempts: row.attempts - 1,
      lease_until: null,
      lease_token: null,
    });
}
