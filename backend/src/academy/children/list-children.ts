import type { Child, ChildMark, Children } from '../../../contract/children';
import { type PlannedLesson, findStuck, planFloats } from '../../domain/float-plan';
import { shopDay } from '../../domain/shop-calendar';
import type { Db } from '../../platform/database/row-helpers';
import { type ChildRow, type MarkRow, type SwimRow, authorOf, childrenSeenBy, inOrder } from './child-rows';
import { readPlannedLessons } from './planned-lessons';
import { countSwimDays, readFirstSwims, toSwim } from './swim-log';

/** A child with the account it belongs to. */
interface SeenChild extends ChildRow {
  owner_email: string;
  /** A number in SQLite. */
  has_adults: boolean | number;
}

interface Records {
  lessons: PlannedLesson[];
  marks: MarkRow[];
  days: { child_id: number; day: string; total: number | string }[];
  swims: SwimRow[];
}

const NO_RECORDS: Records = { lessons: [], marks: [], days: [], swims: [] };

export const childFieldsOf = ({ nickname, birth_year, weight, size }: ChildRow) => ({
  nickname,
  birthYear: birth_year,
  weight: weight === null ? null : Number(weight),
  size: size ?? '',
});

const readSeen = (db: Db, userId: number): Promise<SeenChild[]> =>
  childrenSeenBy(db, userId)
    .join('up_users as u', 'u.id', 'children.user_id')
    .orderByRaw('case when children.user_id = ? then 0 else 1 end, children.id', [userId])
    .select(
      'children.*',
      'u.email as owner_email',
      db.raw(
        'exists (select 1 from child_adults a where a.owner_id = children.user_id and a.adult_id is not null) as has_adults',
      ),
    );

/** For all children at once: as many statements for twelve as for one. */
async function readRecords(db: Db, children: number[]): Promise<Records> {
  return {
    lessons: await readPlannedLessons(db),
    marks: await db('child_marks').whereIn('child_id', children),
    days: await countSwimDays(db, children),
    swims: await readFirstSwims(db, children),
  };
}

interface View {
  userId: number;
  timeZone: string;
  today: string;
}

function describeChild(child: SeenChild, records: Records, { userId, timeZone, today }: View): Child {
  const isOwn = <Row extends { child_id: number }>({ child_id: owner }: Row): boolean => owner === child.id;
  const marks: ChildMark[] = inOrder(records.marks.filter(isOwn)).map((row) => ({
    lesson: row.lesson,
    state: row.state,
    floats: row.floats,
    day: shopDay(new Date(row.at), timeZone),
    by: authorOf(row.marked_by, userId),
  }));
  const latest = new Map(marks.map((mark) => [mark.lesson, mark]));
  const days = records.days.filter(isOwn);
  return {
    id: child.document_id,
    ...childFieldsOf(child),
    sharedBy: child.user_id === userId ? null : child.owner_email,
    isShared: Boolean(child.has_adults),
    marks: [...latest.values()],
    plan: planFloats(
      records.lessons,
      marks,
      days.map(({ day }) => day),
      today,
    ),
    stuck: findStuck(records.lessons, marks),
    swims: {
      rows: records.swims.filter(isOwn).map((row) => toSwim(row, userId)),
      page: 1,
      total: days.reduce((sum, { total }) => sum + Number(total), 0),
    },
  };
}

/** The children that an account sees with what they can do, their latest swims and the plan for their floats. */
export async function listChildren(db: Db, userId: number, timeZone: string, now = new Date()): Promise<Children> {
  const today = shopDay(now, timeZone);
  const children = await readSeen(db, userId);
  const ids = children.map(({ id }) => id);
  const records = ids.length > 0 ? await readRecords(db, ids) : NO_RECORDS;
  return { today, children: children.map((child) => describeChild(child, records, { userId, timeZone, today })) };
}
