import { type Child, RELAXED_VISITS } from '../../contract/children';

interface PracticeLesson {
  id: string;
  /** Of the suit in this lesson; null if it says nothing. */
  floats: number | null;
  /** Whether the account may watch it. */
  open: boolean;
}

/** The lessons of a level in their order. */
export type PracticeLevel = PracticeLesson[];

export interface PracticeStep {
  /** `repeat`: back to an easier lesson. `practise`: the next lesson. `relax`: more relaxed visits before floats come out. */
  kind: 'repeat' | 'practise' | 'relax';
  lesson: string;
}

type Practised = Pick<Child, 'marks' | 'plan' | 'stuck'>;

/** The level of the newest mark, the later one on the same day; without marks the first one with an open lesson. */
function findPlace(levels: PracticeLevel[], { marks }: Practised): number {
  let place = -1;
  let newest = '';
  for (const { lesson, day } of marks) {
    const level = levels.findIndex((lessons) => lessons.some(({ id }) => id === lesson));
    if (level < 0 || day < newest || (day === newest && level < place)) continue;
    place = level;
    newest = day;
  }
  return place >= 0 ? place : levels.findIndex((lessons) => lessons.some(({ open }) => open));
}

/**
 * What to practise next with a child, from what was marked; null if there is nothing to say. A lesson that stays with help leads
 * back. Otherwise it is the first lesson of the child's level that is not done alone, or the first one of the next level; a
 * locked level is never jumped over, and a lesson with fewer floats waits for the float plan. Only open lessons are named, so
 * that the mail never sells.
 * @param levels in the academy's order
 */
export function findPracticeStep(levels: PracticeLevel[], child: Practised): PracticeStep | null {
  const { plan, stuck } = child;
  const isOpen = (id: string | null): id is string =>
    id !== null && levels.some((lessons) => lessons.some((lesson) => lesson.id === id && lesson.open));
  const alone = new Set(child.marks.filter(({ state }) => state === 'alone').map(({ lesson }) => lesson));
  const isMissing = ({ id }: PracticeLesson): boolean => !alone.has(id);

  const back = stuck && (stuck.before ?? stuck.lesson);
  if (isOpen(back)) return { kind: 'repeat', lesson: back };
  const relax: PracticeStep | null =
    isOpen(plan.lesson) && plan.visits < RELAXED_VISITS ? { kind: 'relax', lesson: plan.lesson } : null;
  const place = findPlace(levels, child);
  const own = levels[place]?.filter(isMissing) ?? [];
  const following = levels[place + 1]?.find(isMissing);
  const next = own.length > 0 ? own.find(({ open }) => open) : following?.open ? following : undefined;
  if (!next) return own.length > 0 ? null : relax;
  return next.floats !== null && next.floats < plan.floats && relax ? relax : { kind: 'practise', lesson: next.id };
}
