import type { Knex } from 'knex';
import { ShopError } from '../../domain/shop-error';
import { NOT_WATCHED, type WatchReport, type WatchState, addReport, mergeStates } from '../../domain/watch-progress';
import { transact } from '../../platform/database/transact';
import { canWatch } from '../access/lesson-access';
import type { Viewer } from '../access/active-grants';
import { type ProgressRow, orderKey, toState, userKey, viewerKeys } from './progress-rows';
import { type Db, createStamps } from '../../platform/database/row-helpers';

export interface RecordedProgress {
  position: number;
  watched: number;
  completed: boolean;
  /** False for anonymous visitors of a preview, whose progress is not stored. */
  kept: boolean;
}

/**
 * Merges a player's report into the stored progress. Repeated, outdated or concurrent reports never reduce it.
 * @throws NotFound if the lesson or its video does not exist, PaymentRequired if the viewer has no access
 */
export async function recordProgress(
  db: Knex,
  viewer: Viewer,
  lessonId: string,
  report: WatchReport,
  now: Date,
): Promise<RecordedProgress> {
  const [access, seconds] = await Promise.all([canWatch(db, viewer, lessonId, now), readSeconds(db, lessonId)]);
  if (access === null || seconds === null) throw new ShopError('NotFound', 'The lesson does not exist');
  if (access === 'locked') throw new ShopError('PaymentRequired', 'You do not have access to this lesson');
  const key = await writeKey(db, viewer, lessonId, now);
  const state = key
    ? await transact(db, async (trx) => merge(trx, await viewerKeys(trx, viewer), key, lessonId, report, seconds, now))
    : addReport(NOT_WATCHED, report, seconds, now);
  const { position, watched, completedAt } = state;
  return { position, watched, completed: completedAt !== null, kept: key !== null };
}

/** Length of the lesson's video in seconds; the same in all languages. */
async function readSeconds(db: Db, lessonId: string): Promise<number | null> {
  const row: { seconds: number | string | null } | undefined = await db('lessons as l')
    .join('lessons_video_lnk as k', 'k.lesson_id', 'l.id')
    .join('video_assets as v', 'v.id', 'k.video_asset_id')
    .where('l.document_id', lessonId)
    .whereNotNull('l.published_at')
    .first('v.seconds');
  const seconds = Number(row?.seconds ?? 0);
  return seconds > 0 ? seconds : null;
}

/** Key to store progress under: the account, or for guests the order that granted the lesson. */
async function writeKey(db: Db, { userId, orderIds }: Viewer, lessonId: string, now: Date): Promise<string | null> {
  if (userId !== null) return userKey(userId);
  const newestFirst = [...orderIds].sort((a, b) => b - a);
  for (const id of newestFirst.length > 1 ? newestFirst : []) {
    if ((await canWatch(db, { userId: null, orderIds: [id] }, lessonId, now)) === 'owned') return orderKey(id);
  }
  return newestFirst[0] === undefined ? null : orderKey(newestFirst[0]);
}

async function merge(
  trx: Db,
  keys: string[],
  key: string,
  lesson: string,
  report: WatchReport,
  seconds: number,
  now: Date,
): Promise<WatchState> {
  // A concurrent request may have inserted the row; it is read below.
  await trx('watch_progress')
    .insert({ ...createStamps(now), viewer: key, lesson, ...columns(NOT_WATCHED) })
    .onConflict(['viewer', 'lesson'])
    .ignore();
  const rows: ProgressRow[] = await trx('watch_progress')
    .whereIn('viewer', keys)
    .andWhere({ lesson })
    .orderBy('id')
    .forNoKeyUpdate();
  const before = mergeStates(rows.map(toState), seconds, now);
  const after = addReport(before, report, seconds, now);
  const own = rows.find((row) => row.viewer === key);
  // A closing page repeats its last report, which is usually stored already.
  if (own && isSame(toState(own), after)) return after;
  await trx('watch_progress')
    .where({ viewer: key, lesson })
    .update({ ...columns(after), updated_at: now });
  return after;
}

const isSame = (a: WatchState, b: WatchState): boolean => JSON.stringify(columns(a)) === JSON.stringify(columns(b));

/** PostgreSQL stores two decimals, so values are rounded before they are compared. */
const toHundredths = (seconds: number): number => Math.round(seconds * 100) / 100;

const columns = ({ position, furthest, ranges, watched, completedAt, reportedAt }: WatchState) => ({
  position: toHundredths(position),
  furthest: toHundredths(furthest),
  ranges: JSON.stringify(ranges),
  watched,
  completed_at: completedAt,
  client_at: reportedAt,
});
