import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect';
import type { Db } from '../database/row-helpers';

export interface OutboxRow {
  id: number;
  document_id: string;
  /** Subject of the mail: `order:12`, `submission:5`. */
  topic: string;
  order_id: number | null;
  kind: string;
  payload: unknown;
  attempts: number;
  /** Identifies the worker that holds the lease. */
  lease_token: string;
}

/** The payload is text or a value, depending on the database. */
export const parsePayload = (payload: unknown): unknown =>
  typeof payload === 'string' ? JSON.parse(payload) : payload;

/** Mails that are leased at a time. */
export const MAILS_PER_BATCH = 10;
/**
 * Longer than sending any mail takes (the transport's timeouts are in config/plugins.ts); afterwards other workers consider this
 * one dead. It is not renewed: the mails of a batch are sent at the same time, and none waits for another.
 */
const LEASE_MS = 2 * 60_000;

const MINUTE = 60_000;
const DELAYS_MS = [10_000, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 3 * 60 * MINUTE, 6 * 60 * MINUTE];
/** Longer than any delay. */
const LONGEST_MS = 7 * 60 * MINUTE;
export const MAX_ATTEMPTS = 15;

/** Delay before the next try after `attempts` failures. */
export function retryDelay(attempts: number): number {
  return DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
}

/**
 * Leases due rows to this worker. A single statement selects and updates, so workers never hold the same row, and rows of a
 * dead worker become available when the lease expires. Times further ahead than ever scheduled come from a wrong clock and
 * count as due, except for gift cards, which may wait a year for their day.
 */
export async function leaseMessages(db: Knex, now = new Date()): Promise<OutboxRow[]> {
  const token = randomBytes(12).toString('hex');
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  const isFree = (query: Knex.QueryBuilder): void => {
    query
      .whereNull('lease_until')
      .orWhere('lease_until', '<', now)
      .orWhere('lease_until', '>', after(2 * LEASE_MS));
  };
  const isDue = (query: Knex.QueryBuilder): void => {
    query
      .where('next_attempt_at', '<=', now)
      .orWhere((wrong) =>
        wrong.where('next_attempt_at', '>', after(LONGEST_MS)).andWhereNot('kind', 'like', 'gift-card.%'),
      );
  };
  const due = db('outbox_messages').select('id').where({ state: 'pending' }).andWhere(isDue).andWhere(isFree);
  const ids = due.orderBy('id').limit(MAILS_PER_BATCH);
  const rows: OutboxRow[] = await db('outbox_messages')
    // Several workers lease different rows instead of waiting for each other. SQLite has one writer.
    .where((own) =>
      isPostgres(db) ? own.whereRaw('id = any(array?)', [ids.forNoKeyUpdate().skipLocked()]) : own.whereIn('id', ids),
    )
    .andWhere({ state: 'pending' })
    .andWhere(isFree)
    .update({
      lease_token: token,
      lease_until: after(LEASE_MS),
      attempts: db.raw('attempts + 1'),
      updated_at: now,
    })
    .returning(['id', 'document_id', 'topic', 'order_id', 'kind', 'payload', 'attempts', 'lease_token']);
  return rows.sort((a, b) => a.id - b.id);
}

/** The row while this worker holds its lease. */
const ownRow = (db: Db, { id, lease_token: token }: OutboxRow) =>
  db('outbox_messages').where({ id, lease_token: token, state: 'pending' });

export async function markSent(db: Knex, row: OutboxRow, now = new Date()): Promise<void> {
  await ownRow(db, row).update({
    state: 'sent',
    sent_at: now,
    lease_until: null,
    lease_token: null,
    last_error: null,
    updated_at: now,
  });
}

type DeadMailHandler = (trx: Db, row: OutboxRow, reason: string, now: Date) => Promise<void>;

let deadMailHandler: DeadMailHandler | null = null;

/** Registers a handler that runs in the same transaction when the last attempt of a mail has failed. */
export function onMailDead(handler: DeadMailHandler): void {
  deadMailHandler = handler;
}

/** Schedules the next attempt, or marks the message as dead after the last one. */
export async function markFailed(db: Knex, row: OutboxRow, reason: string, now = new Date()): Promise<void> {
  const dead = row.attempts >= MAX_ATTEMPTS;
  await db.transaction(async (trx) => {
    const count = await ownRow(trx, row).update({
      state: dead ? 'dead' : 'pending',
      next_attempt_at: new Date(now.getTime() + retryDelay(row.attempts)),
      lease_until: null,
      lease_token: null,
      last_error: reason.slice(0, 500),
      updated_at: now,
    });
    if (!dead || count !== 1) return;
    await deadMailHandler?.(trx, row, reason, now);
  });
}

/** Makes a dead mail pending again with all its attempts. False when there is no such mail. */
export async function retryDeadMail(db: Db, documentId: string, now = new Date()): Promise<boolean> {
  const count = await db('outbox_messages').where({ document_id: documentId, state: 'dead' }).update({
    state: 'pending',
    attempts: 0,
    next_attempt_at: now,
    lease_until: null,
    lease_token: null,
    updated_at: now,
  });
  return count === 1;
}
