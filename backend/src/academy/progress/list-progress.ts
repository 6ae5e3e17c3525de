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
  /** ISO time of the newest report; the list begins with the newest. */
  at: string | null;
}

/** How far the viewer got, per lesson; `lessonId` asks for one only. */
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
      // Rows of a guest and of the account are joined when the next report is written; until then the better one counts.
      watched: Math.max(newer?.watched ?? 0, row.watched),
      completed: newer?.completed === true || row.completed_at !== null,
      at: newer?.at ?? toIso(row.client_at),
    });
  }
  return [...lessons.values()];
}
