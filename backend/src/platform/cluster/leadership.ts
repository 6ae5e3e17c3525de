import type { Core } from '@strapi/strapi';
import { openOwnPostgres } from '../postgres/own-postgres';
import { summarizeErrorForLog } from '../http/error-response';
import { startRepeatingJob } from '../jobs/repeating-job';
import { LOCKS } from './locks';

/** How often a process asks whether it leads. */
const ASK_MS = 1_000;
/** A leader that hangs or was cut off loses its session at the database after this, and stops trusting its last answer before. */
const SILENCE_MS = 15_000;
const TRUST_MS = 10_000;

/** Which of several processes on one database does what only one should. */
export interface Leadership {
  isLeading(): boolean;
}

/** On one machine with SQLite. */
const alone: Leadership = { isLeading: () => true };

/** Tracks the answers of the database. Exported for its test. */
export function createLeadership(onLead: () => void, now: () => number = Date.now) {
  let isHeld = false;
  let askedAt = 0;
  const isLeading = (): boolean => isHeld && now() - askedAt < TRUST_MS;
  return {
    isLeading,
    /** @param at when the question was asked: the session was alive then. */
    answer(held: boolean, at: number): void {
      const led = isLeading();
      isHeld = held;
      askedAt = at;
      if (isLeading() && !led) onLead();
    },
  };
}

/**
 * Makes one process the leader by a lock of the database, until it ends or falls silent; then another follows within a second. For
 * moments two may believe that they lead, so what they do must be safe to do twice.
 */
export function followLeadership(strapi: Core.Strapi, onLead: () => void): Leadership {
  // One connection, which is kept as long as questions come: the lock belongs to it.
  const db = openOwnPostgres({
    max: 1,
    timeoutMs: TRUST_MS / 2,
    session: { idle_session_timeout: String(SILENCE_MS), application_name: 'shop-jobs' },
  });
  if (!db) return alone;
  const leadership = createLeadership(onLead);
  const ask = async (): Promise<void> => {
    const at = Date.now();
    // The session that has the lock gets it again.
    const { rows }: { rows: { held: boolean }[] } = await db.raw('select pg_try_advisory_lock(?) as held', [
      LOCKS.jobs,
    ]);
    leadership.answer(rows[0]?.held === true, at);
  };
  const onError = (error: unknown): void => {
    strapi.log.warn(`Lead of the jobs: ${summarizeErrorForLog(error)}`);
  };
  const asking = startRepeatingJob(ask, ASK_MS, onError);
  asking.wake();
  // The lock itself is given back after the last job.
  strapi.server.httpServer.on('close', asking.stop);
  return leadership;
}
