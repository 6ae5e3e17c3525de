import type { LessonRef } from '@/lib/academy/lesson-status';
import type { LevelCard } from '@/lib/academy/types';

/** The fields of a level's lessons that islands need. */
export const lessonRefs = ({ id: level, lessons }: LevelCard): LessonRef[] =>
  lessons.map(({ id, preview }) => ({ id, level, preview }));
