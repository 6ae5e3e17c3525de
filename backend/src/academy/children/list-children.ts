import type { Child, Children, Mark } from '../../../contract/children';
import { type PlannedLesson, findStuck, planFloats } from '../../domain/float-plan';
import { shopDay } from '../../domain/shop-calendar';
import { type Db, toDate } from '../../platform/database/row-helpers';
import { type ChildRow, type MarkRow, childrenOf } from './child-rows';
import { readPlannedLessons } from './planned-lessons';
import { readSwims } from './swim-log';

const markedAt = ({ marked_at }: MarkRow): Date => toDate(marked_at) ?? new Date(0);

export const childFieldsOf = ({ nickname, birth_year, weight, size }: ChildRow) => ({
  nickname,
  birthYear: birth_year,
  weight: weight === null ? null : Number(weight),
  size: size ?? '',
});

async function describeChild(
  db: Db,
  child: ChildRow,
  lessons: PlannedLesson[],
  timeZone: string,
  today: string,
): Promise<Child> {
  const marks: MarkRow[] = await db('child_marks').where({ child_id: child.id }).orderBy('id');
  const swims: { day: string }[] = await db('child_swims').where({ child_id: child.id }).distinct('day');
  const dated: Mark[] = marks.map((row) => ({
    lesson: row.lesson,
    state: row.state,
    floats: row.floats,
    day: shopDay(markedAt(row), timeZone),
  }));
  const latest = new Map<string, Mark>(dated.map((mark) => [mark.lesson, mark]));
  const swimDays = swims.map(({ day }) => day);
  return {
    id: child.document_id,
    ...childFieldsOf(child),
    marks: [...latest.values()],
    plan: planFloats(lessons, dated, swimDays, today),
    stuck: findStuck(lessons, dated),
    swims: await readSwims(db, child.id, 1),
  };
}

/** The children of an account with what they can do, their latest swims and the plan for their floats. */
export async function listChildren(db: Db, userId: number, timeZone: string, now = new Date()): Promise<Children> {
  const today = shopDay(now, timeZone);
  const rows: ChildRow[] = await childrenOf(db, userId).orderBy('id');
  const lessons = rows.length > 0 ? await readPlannedLessons(db) : [];
  const children: Child[] = [];
  for (const row of rows) children.push(await describeChild(db, row, lessons, timeZone, today));
  return { today, children };
}
