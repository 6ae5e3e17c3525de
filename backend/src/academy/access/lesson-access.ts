import { opensLesson } from '../../domain/order-grants';
import { type ActiveGrant, type Viewer, readActiveGrants } from './active-grants';
import type { Db } from '../../platform/database/row-helpers';

/** `preview`: free for everyone; `owned`: the viewer has a grant; `locked`: no access. */
export type LessonAccess = 'preview' | 'owned' | 'locked';

interface Lesson {
  id: string;
  preview: boolean;
  levels: string[];
}

/**
 * Published lessons by document id, with level links of any language. A lesson is a preview only if it is one in
 * every language.
 */
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

/** Access to each lesson for a viewer with these grants; unpublished lessons are missing. */
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
 * Single access check for lesson pages, playback and downloads. `lessonId` is a document id; null if the lesson is unknown
 * or unpublished. Access comes from an active grant of the lesson, its level or the bundle; previews are free.
 */
export async function canWatch(db: Db, viewer: Viewer, lessonId: string, now: Date): Promise<LessonAccess | null> {
  const grants = await readActiveGrants(db, viewer, now);
  return (await readLessonAccess(db, grants, [lessonId])).get(lessonId) ?? null;
}
