import { type Db, createStamps } from '../../platform/database/row-helpers';

const SUBJECT = 'catalog';

/** Increments the counter and returns its new value. */
export async function incrementCatalogChanges(db: Db, now: Date): Promise<number> {
  const rows: { number: number }[] = await db('change_counters')
    .insert({ ...createStamps(now), subject: SUBJECT, number: 1 })
    .onConflict('subject')
    .merge({ number: db.raw('change_counters.number + 1'), updated_at: now })
    .returning('number');
  return rows[0]?.number ?? 0;
}

export async function readCatalogChanges(db: Db): Promise<number> {
  const row: { number: number } | undefined = await db('change_counters').where({ subject: SUBJECT }).first('number');
  return row?.number ?? 0;
}
