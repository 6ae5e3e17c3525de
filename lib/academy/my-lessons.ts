import type { AcademyState } from './read-state';
import { owns, progressOf } from './rules';
import type { Academy, LessonCard, LevelCard } from './types';

/** What a customer has of a level. */
export interface MyLevel {
  level: LevelCard;
  /** Its place among the levels, from 1. */
  number: number;
  lessons: LessonCard[];
  whole: boolean;
}

/** The lessons that are a visitor's own, and the free ones they have begun, level by level. */
export function listMine({ levels }: Academy, state: AcademyState): MyLevel[] {
  return levels.flatMap((level, index) => {
    const lessons = level.lessons.filter(
      ({ id, preview }) => owns(state.owned, 'lesson', id, level.id) || (preview && progressOf(state, id)),
    );
    const whole = owns(state.owned, 'level', level.id);
    return lessons.length > 0 ? [{ level, number: index + 1, lessons, whole }] : [];
  });
}
