import { type Db, createStamps } from '../database/row-helpers';

const TABLE = 'change_counters';

/** Increments the counter of a subject and returns its new value. */
export async function incrementCounter(db: Db, subject: string, now: Date): Promise<number> {
  const rows: { number: number }[] = await db(TABLE)
    .insert({ ...createStamps(now), subject, number: 1 })
    .onConflict('subject')
    .merge({ number: db.raw('change_counters.number + 1'), updated_at: now })
    .returning('number');
  return rows[0]?.number ?? 0;
}

/** Counters by subject; without those that were never incremented. */
export async function readCounters(db: Db, subjects: string[]): Promise<Map<string, number>> {
  const rows: { subject: string; number: number }[] = await db(TABLE)
    .whereIn('subject', subjects)
    .select('subject', 'number');
  return new Map(rows.map(({ subject, number }) => [subject, number]));
}
