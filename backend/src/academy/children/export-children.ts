import { type Db, toIso } from '../../platform/database/row-helpers';
import { readLessonTitles } from '../access/lesson-titles';
import { type ChildRow, type MarkRow, type SwimRow, authorOf, childrenOf } from './child-rows';
import { childFieldsOf } from './list-children';
import { toSwim } from './swim-log';

/** All that is stored about the children of an account (GDPR art. 15 and 20), with every mark and swim. */
export async function exportChildren(db: Db, userId: number) {
  const children: ChildRow[] = await childrenOf(db, userId).orderBy('id');
  const ids = children.map(({ id }) => id);
  const entriesOf = await readEntries(
    db,
    userId,
    await db('child_marks').whereIn('child_id', ids).orderBy('id'),
    await db('child_swims').whereIn('child_id', ids).orderBy(['day', 'id']),
  );
  return children.map((child) => ({
    ...childFieldsOf(child),
    createdAt: toIso(child.created_at),
    ...entriesOf(child),
  }));
}

/** What an account wrote about children of others. The rest about them belongs to the export of their own account. */
export async function exportSharedChildren(db: Db, userId: number) {
  const marks: MarkRow[] = await db('child_marks').where({ marked_by: userId }).orderBy('id');
  const swims: SwimRow[] = await db('child_swims').where({ logged_by: userId }).orderBy(['day', 'id']);
  const ids = [...new Set([...marks, ...swims].map(({ child_id: child }) => child))];
  const children: ChildRow[] = await db('children').whereIn('id', ids).whereNot({ user_id: userId }).orderBy('id');
  const entriesOf = await readEntries(db, userId, marks, swims);
  return children.map((child) => ({ nickname: child.nickname, ...entriesOf(child) }));
}

async function readEntries(db: Db, userId: number, marks: MarkRow[], swims: SwimRow[]) {
  const titles = await readLessonTitles(db, [...new Set(marks.map(({ lesson }) => lesson))]);
  return ({ id: child }: ChildRow) => ({
    marks: marks
      .filter(({ child_id: owner }) => owner === child)
      .map(({ lesson, state, floats, marked_at, marked_by }) => ({
        lesson: titles.get(lesson) ?? lesson,
        state,
        floats,
        at: toIso(marked_at),
        byYou: authorOf(marked_by, userId) === 'you',
      })),
    swims: swims
      .filter(({ child_id: owner }) => owner === child)
      .map((row) => toSwim(row, userId))
      .map(({ id: _, by, ...swim }) => ({ ...swim, byYou: by === 'you' })),
  });
}
