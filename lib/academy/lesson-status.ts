import type { AcademyState, LessonProgress, OwnedContent } from './academy-state';
import type { OfferScope } from './types';

/** The part of a lesson that its status depends on. */
export interface LessonRef {
  id: string;
  /** Id of its level. */
  level: string;
  preview: boolean;
}

/** Status of a lesson for a visitor. */
export type LessonStatus = 'locked' | 'preview' | 'open' | 'started' | 'done';

/** For display only: access is decided by the backend's `canWatch` on every request. */
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
  // Progress is kept after access ended, but the lesson is locked.
  if (!isOpen(state, lesson)) return 'locked';
  if (seen?.completed) return 'done';
  if (seen && seen.position > 0) return 'started';
  return owns(state.owned, 'lesson', lesson.id, lesson.level) ? 'open' : 'preview';
}

/**
 * The next lesson: the one in progress, else the first open one after the last finished, else the first unwatched open
 * one, in academy order. Undefined if all open lessons were watched.
 */
export function findNextLesson<T extends LessonRef>(state: AcademyState, lessons: T[]): T | undefined {
  const open = lessons.filter((lesson) => isOpen(state, lesson));
  const unseen = open.filter(({ id }) => !progressOf(state, id)?.completed);
  const [last] = state.progress.filter(({ lesson }) => open.some(({ id }) => id === lesson));
  if (!last) return unseen[0];
  const at = open.findIndex(({ id }) => id === last.lesson);
  return last.completed ? (unseen.find((lesson) => open.indexOf(lesson) > at) ?? unseen[0]) : open[at];
}
