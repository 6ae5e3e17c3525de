import { type Db, toIso } from '../../platform/database/row-helpers';
import { type ChildRow, type MarkRow, type SwimRow, childrenOf } from './child-rows';
import { childFieldsOf } from './list-children';
import { toSwim } from './swim-log';

/** All that is stored about the children of an account (GDPR art. 15 and 20), with every mark and swim. */
export async function exportChildren(db: Db, userId: number) {
  const children: ChildRow[] = await childrenOf(db, userId).orderBy('id');
  const ids = children.map(({ id }) => id);
  const marks: MarkRow[] = await db('child_marks').whereIn('child_id', ids).orderBy('id');
  const swims: SwimRow[] = await db('child_swims').whereIn('child_id', ids).orderBy(['day', 'id']);
  const titles = await readTitles(db, [...new Set(marks.map(({ lesson }) => lesson))]);
  return children.map((child) => ({
    ...childFieldsOf(child),
    createdAt: toIso(child.created_at),
    marks: marks
      .filter(({ child_id: owner }) => owner === child.id)
      .map(({ lesson, state, floats, marked_at }) => ({
        lesson: titles.get(lesson) ?? lesson,
        state,
        floats,
        at: toIso(marked_at),
      })),
    swims: swims
      .filter(({ child_id: owner }) => owner === child.id)
      .map(toSwim)
      .map(({ id: _, ...swim }) => swim),
  }));
}

/** In one of the languages. */
async function readTitles(db: Db, lessons: string[]): Promise<Map<string, string>> {
  const rows: { id: string; title: string }[] = await db('lessons')
    .whereIn('document_id', lessons)
    .whereNotNull('published_at')
    .orderBy('id', 'desc')
    .select('document_id as id', 'title');
  return new Map(rows.map(({ id, title }) => [id, title]));
}
