import type { Db } from '../../platform/database/row-helpers';

/** Titles of published lessons by document id, in one of the languages. */
export async function readLessonTitles(db: Db, lessons: string[]): Promise<Map<string, string>> {
  const rows: { id: string; title: string }[] = await db('lessons')
    .whereIn('document_id', lessons)
    .whereNotNull('published_at')
    .orderBy('id', 'desc')
    .select('document_id as id', 'title');
  return new Map(rows.map(({ id, title }) => [id, title]));
}
