import type { Child, Mark, MarkState } from '@/backend/contract/children';

interface ResultLesson {
  id: string;
  /** Whether the account may watch it, and so mark it. */
  isOpen: boolean;
}

interface LevelResult<Lesson> {
  alone: { lesson: Lesson; mark: Mark }[];
  missing: { lesson: Lesson; state: Exclude<MarkState, 'alone'> | 'none' | 'locked' }[];
  /** The lesson to practise now; null when nothing is missing, or all of it is locked. */
  next: Lesson | null;
  isDone: boolean;
}

/** What a child can do of a level, what is missing, and with which lesson to go on. A lesson that stays with help leads back. */
export function describeLevel<Lesson extends ResultLesson>(
  lessons: Lesson[],
  { marks, stuck }: Pick<Child, 'marks' | 'stuck'>,
): LevelResult<Lesson> {
  const newest = new Map(marks.map((mark) => [mark.lesson, mark]));
  const result: LevelResult<Lesson> = { alone: [], missing: [], next: null, isDone: false };
  for (const lesson of lessons) {
    const mark = newest.get(lesson.id);
    if (mark?.state === 'alone') result.alone.push({ lesson, mark });
    else result.missing.push({ lesson, state: mark?.state ?? (lesson.isOpen ? 'none' : 'locked') });
  }
  const back = stuck && (stuck.before ?? stuck.lesson);
  const isOpen = (lesson: Lesson): boolean => lesson.isOpen;
  const forward = result.missing.map(({ lesson }) => lesson).find(isOpen);
  result.next = lessons.filter(isOpen).find(({ id }) => id === back) ?? forward ?? null;
  result.isDone = lessons.length > 0 && result.missing.length === 0;
  return result;
}
