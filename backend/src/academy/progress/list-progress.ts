import type { Viewer } from '../access/active-grants';
import { type ProgressRow, viewerKeys } from './progress-rows';
import { type Db, toIso } from '../../platform/database/row-helpers';

export interface LessonProgress {
  /** Document id of the lesson. */
  lesson: string;
  /** Seconds from the start. */
  position: number;
  /** Whole percent. */
  watched: number;
  completed: boolean;
  /** ISO time of the newest report. */
  at: string | null;
}

/** Progress per lesson, newest first; `lessonId` restricts it to one lesson. */
export async function listProgress(db: Db, viewer: Viewer, lessonId: string | null = null): Promise<LessonProgress[]> {
  const keys = await viewerKeys(db, viewer);
  if (keys.length === 0) return [];
  const query = db('watch_progress').whereIn('viewer', keys).orderBy('client_at', 'desc').orderBy('id');
  const rows: ProgressRow[] = await (lessonId === null ? query : query.andWhere({ lesson: lessonId }));
  const lessons = new Map<string, LessonProgress>();
  for (const row of rows) {
    const newer = lessons.get(row.lesson);
    lessons.set(row.lesson, {
      lesson: row.lesson,
      position: newer?.position ?? Number(row.position),
      // Guest and account rows are merged with the next report; until then the larger value counts.
      watched: Math.max(newer?.watched ?? 0, row.watched),
      completed: newer?.completed === true || row.completed_at !== null,
      at: newer?.at ?? toIso(row.client_at),
    });
  }
  return [...lessons.values()];
}
