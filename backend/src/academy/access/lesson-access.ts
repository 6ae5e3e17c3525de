import { opensLesson } from '../../domain/order-grants';
import { type ActiveGrant, type Viewer, readActiveGrants } from './active-grants';
import type { Db } from '../../platform/database/row-helpers';

/** `preview`: open to everyone; `owned`: to this viewer; `locked`: to others. */
export type LessonAccess = 'preview' | 'owned' | 'locked';

interface Lesson {
  id: string;
  preview: boolean;
  levels: string[];
}

/** Published lessons by document id; the links of any language count. Free is what is so in every language. */
export async function readLessons(db: Db, lessonIds: string[]): Promise<Map<string, Lesson>> {
  const rows: { id: string; preview: unknown; level: string | null }[] = await db('lessons as l')
    .leftJoin('lessons_level_lnk as k', 'k.lesson_id', 'l.id')
    .leftJoin('levels as v', 'v.id', 'k.level_id')
    .whereIn('l.document_id', lessonIds)
    .whereNotNull('l.published_at')
    .select('l.document_id as id', 'l.preview', 'v.document_id as level');
  const lessons = new Map<string, Lesson>();
  for (const { id, preview, level } of rows) {
    const known = lessons.get(id) ?? { id, preview: true, levels: [] };
    const levels = level === null || known.levels.includes(level) ? known.levels : [...known.levels, level];
    lessons.set(id, { id, preview: known.preview && Boolean(preview), levels });
  }
  return lessons;
}

/** What of these lessons a viewer with these grants may watch; lessons that are not published are missing. */
export async function readLessonAccess(
  db: Db,
  grants: ActiveGrant[],
  lessonIds: string[],
): Promise<Map<string, LessonAccess>> {
  const lessons = await readLessons(db, lessonIds);
  return new Map(
    [...lessons.values()].map((lesson): [string, LessonAccess] => {
      if (lesson.preview) return [lesson.id, 'preview'];
      return [lesson.id, grants.some((grant) => opensLesson(grant, lesson)) ? 'owned' : 'locked'];
    }),
  );
}

/**
 * Whether this viewer may watch this lesson now: the one question behind the lesson's page, its playback and whatever
 * is downloaded. `lessonId` is its document id. Null when there is no such lesson to be seen. An active grant of the
 * lesson, of its level or of everything opens it, and a preview is open to all. Source: issue 6 (entitlements).
 */
export async function canWatch(db: Db, viewer: Viewer, lessonId: string, now: Date): Promise<LessonAccess | null> {
  const grants = await readActiveGrants(db, viewer, now);
  return (await readLessonAccess(db, grants, [lessonId])).get(lessonId) ?? null;
}
