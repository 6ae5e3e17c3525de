import type { AcademyState, LessonProgress, OwnedContent } from './academy-state';
import type { OfferScope } from './types';

/** As much of a lesson as decides how it stands for a visitor. */
export interface LessonRef {
  id: string;
  /** Id of its level. */
  level: string;
  preview: boolean;
}

/** How a lesson stands for a visitor: what can be done with it now. */
export type LessonStatus = 'locked' | 'preview' | 'open' | 'started' | 'done';

/** Only for what a page shows: who may watch is decided by the backend's `canWatch`, each time. */
export const owns = (owned: OwnedContent, scope: OfferScope, target: string | null, level?: string): boolean =>
  owned.all ||
  (scope === 'level' && target !== null && owned.levels.includes(target)) ||
  (scope === 'lesson' &&
    target !== null &&
    (owned.lessons.includes(target) || (level !== undefined && owned.levels.includes(level))));

export const isOpen = ({ owned }: AcademyState, { id, level, preview }: LessonRef): boolean =>
  preview || owns(owned, 'lesson', id, level);

export const progressOf = ({ progress }: AcademyState, id: string): LessonProgress | undefined =>
  progress.find(({ lesson }) => lesson === id);

export function lessonStatus(state: AcademyState, lesson: LessonRef): LessonStatus {
  const seen = progressOf(state, lesson.id);
  // What was seen before access ended is remembered, but a lock is a lock.
  if (!isOpen(state, lesson)) return 'locked';
  if (seen?.completed) return 'done';
  if (seen && seen.position > 0) return 'started';
  return owns(state.owned, 'lesson', lesson.id, lesson.level) ? 'open' : 'preview';
}

/**
 * Where a visitor goes on: the lesson last left half-way, else the first open one after the last that was finished, else
 * the first open one not seen, in the academy's order. Undefined when all that is open was seen.
 */
export function findNextLesson<T extends LessonRef>(state: AcademyState, lessons: T[]): T | undefined {
  const open = lessons.filter((lesson) => isOpen(state, lesson));
  const unseen = open.filter(({ id }) => !progressOf(state, id)?.completed);
  const [last] = state.progress.filter(({ lesson }) => open.some(({ id }) => id === lesson));
  if (!last) return unseen[0];
  const at = open.findIndex(({ id }) => id === last.lesson);
  return last.completed ? (unseen.find((lesson) => open.indexOf(lesson) > at) ?? unseen[0]) : open[at];
}
