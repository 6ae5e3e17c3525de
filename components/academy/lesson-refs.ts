import type { LessonRef } from '@/lib/academy/lesson-status';
import type { LevelCard } from '@/lib/academy/types';

/** As much of a level's lessons as an island needs. */
export const lessonRefs = ({ id: level, lessons }: LevelCard): LessonRef[] =>
  lessons.map(({ id, preview }) => ({ id, level, preview }));
