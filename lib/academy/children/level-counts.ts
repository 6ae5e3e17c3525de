import type { Mark } from '@/backend/contract/children';

interface LevelCounts {
  alone: number;
  help: number;
  total: number;
}

/** How many lessons of a level a child can do alone and with help. */
export function countLevel(lessons: { id: string }[], marks: Mark[]): LevelCounts {
  const states = new Map(marks.map(({ lesson, state }) => [lesson, state]));
  const count = (state: Mark['state']): number => lessons.filter(({ id }) => states.get(id) === state).length;
  return { alone: count('alone'), help: count('with-help'), total: lessons.length };
}
