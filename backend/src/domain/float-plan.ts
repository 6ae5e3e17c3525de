import { ALL_FLOATS } from '../../contract/floats';
import {
  FLOAT_PAIR,
  type FloatPlan,
  type Mark,
  type MarkState,
  RELAXED_VISITS,
  type StuckLesson,
} from '../../contract/children';
import { addDays } from '../../contract/dates';

export interface PlannedLesson {
  id: string;
  /** Floats that the lesson is swum with, and once it goes well; null if it says nothing. */
  floats: number | null;
  floatsAfter: number | null;
}

/** A longer time without swimming puts a pair back. */
const BREAK_DAYS = 28;

type Day = [day: string, marks: Mark[]];

/** The last mark of each lesson and day, by day, with the days of the log. */
function byDay(marks: Mark[], swimDays: string[]): Day[] {
  const days = new Map<string, Map<string, Mark>>(swimDays.map((day) => [day, new Map()]));
  for (const mark of marks) {
    const own = days.get(mark.day) ?? new Map<string, Mark>();
    days.set(mark.day, own.set(mark.lesson, mark));
  }
  const sorted = [...days].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([day, last]) => [day, [...last.values()]]);
}

const isBreak = (before: string, day: string): boolean => day > addDays(before, BREAK_DAYS);

/** The lesson that takes a pair out of a suit with so many floats. */
const lessonAt = (lessons: PlannedLesson[], floats: number): PlannedLesson | undefined =>
  lessons.find((lesson) => lesson.floats === floats && lesson.floatsAfter !== null && lesson.floatsAfter < floats);

/**
 * How many floats belong in a child's suit, from what was marked. All eight to begin with. A pair comes out when the lesson
 * that says so went alone on three visits in a row, with as many floats or fewer; a visit is a day, and its last mark counts.
 * A pair goes back when a lesson falls back to "not yet", and after more than four weeks without swimming; then three visits
 * are needed again. At most one pair moves on a day.
 * @param lessons in the academy's order
 * @param marks in the order in which they were made
 * @param swimDays days of the swim log, and `today`, as `YYYY-MM-DD`
 */
export function planFloats(lessons: PlannedLesson[], marks: Mark[], swimDays: string[], today: string): FloatPlan {
  let floats = ALL_FLOATS;
  let visits = 0;
  let change: FloatPlan['change'] = null;
  let before: string | null = null;
  const states = new Map<string, MarkState>();

  const putBack = (kind: 'fell-back' | 'break', day: string): boolean => {
    visits = 0;
    if (floats >= ALL_FLOATS) return false;
    floats += FLOAT_PAIR;
    change = { kind, day };
    return true;
  };

  for (const [day, marked] of byDay(marks, swimDays)) {
    const fellBack = marked.some(({ lesson, state }) => state === 'not-yet' && (states.get(lesson) ?? state) !== state);
    for (const { lesson, state } of marked) states.set(lesson, state);
    const moved =
      (before !== null && isBreak(before, day) && putBack('break', day)) || (fellBack && putBack('fell-back', day));
    before = day;
    if (moved) continue;
    const mark = marked.find(({ lesson }) => lesson === lessonAt(lessons, floats)?.id);
    if (!mark) continue;
    if (mark.state !== 'alone') visits = 0;
    // With more floats than planned it proves nothing.
    else if (mark.floats <= floats) visits += 1;
    if (visits < RELAXED_VISITS) continue;
    floats -= FLOAT_PAIR;
    visits = 0;
    change = { kind: 'out', day };
  }
  if (before !== null && isBreak(before, today)) putBack('break', today);

  const next = lessonAt(lessons, floats);
  return { floats, lesson: next?.id ?? null, visits, after: next ? floats - FLOAT_PAIR : null, change };
}

/**
 * The lesson that was "with help" on its last three days, the latest one if there are several, and the lesson before it, which
 * to repeat with its game instead of going on.
 */
export function findStuck(lessons: PlannedLesson[], marks: Mark[]): StuckLesson | null {
  const days = byDay(marks, []);
  const stuck = lessons.flatMap(({ id }, index) => {
    const last = days.flatMap(([, marked]) => marked.filter(({ lesson }) => lesson === id)).slice(-RELAXED_VISITS);
    const isStuck = last.length === RELAXED_VISITS && last.every(({ state }) => state === 'with-help');
    return isStuck ? [{ lesson: id, before: lessons[index - 1]?.id ?? null, day: last.at(-1)?.day ?? '' }] : [];
  });
  const [latest] = stuck.sort((a, b) => (a.day > b.day ? -1 : 1));
  return latest ? { lesson: latest.lesson, before: latest.before } : null;
}
