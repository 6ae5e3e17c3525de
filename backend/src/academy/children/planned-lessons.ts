import type { PlannedLesson } from '../../domain/float-plan';
import type { Db } from '../../platform/database/row-helpers';

/** Published lessons in the academy's order, each once: floats and places are the same in all languages. */
export async function readPlannedLessons(db: Db): Promise<PlannedLesson[]> {
  const rows: { id: string; floats: number | null; floats_after: number | null }[] = await db('lessons as l')
    .join('lessons_level_lnk as k', 'k.lesson_id', 'l.id')
    .join('levels as v', 'v.id', 'k.level_id')
    .whereNotNull('l.published_at')
    .orderBy(['v.position', 'l.position', 'l.id'])
    .select('l.document_id as id', 'l.floats', 'l.floats_after');
  const lessons = new Map(rows.map(({ id, floats, floats_after }) => [id, { id, floats, floatsAfter: floats_after }]));
  return [...lessons.values()];
}

/** The published lessons of a level in all languages together: a level is the same in each, also where one lacks a lesson. */
export const readLevelLessons = (db: Db, level: string): Promise<string[]> =>
  db('lessons as l')
    .join('lessons_level_lnk as k', 'k.lesson_id', 'l.id')
    .join('levels as v', 'v.id', 'k.level_id')
    .where('v.document_id', level)
    .whereNotNull('l.published_at')
    .distinct('l.document_id')
    .pluck('l.document_id');
