import type { AcademyState } from './academy-state';
import { owns, progressOf } from './lesson-status';
import type { Academy, LessonCard, LevelCard } from './types';

/** The lessons of a level a customer owns. */
export interface OwnedLevel {
  level: LevelCard;
  /** Position among the levels, from 1. */
  number: number;
  lessons: LessonCard[];
  whole: boolean;
}

/** A visitor's lessons and the free ones in progress, by level. */
export function listOwnedLevels({ levels }: Academy, state: AcademyState): OwnedLevel[] {
  return levels.flatMap((level, index) => {
    const lessons = level.lessons.filter(
      ({ id, preview }) => owns(state.owned, 'lesson', id, level.id) || (preview && progressOf(state, id)),
    );
    const whole = owns(state.owned, 'level', level.id);
    return lessons.length > 0 ? [{ level, number: index + 1, lessons, whole }] : [];
  });
}
