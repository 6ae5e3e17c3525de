import type { MarkState } from '../../contract/children';

/**
 * Whether a child finished a level: the newest mark of each of its published lessons is "alone". A level without lessons can not
 * be finished.
 * @param states newest mark by lesson
 */
export const isLevelFinished = (lessons: string[], states: ReadonlyMap<string, MarkState>): boolean =>
  lessons.length > 0 && lessons.every((lesson) => states.get(lesson) === 'alone');
