import type { WireLesson, WireLevel, WireLevelCard } from './wire';
import type { Alternates } from '@/lib/content/types';
import type { Lesson, LessonCard, Level, LevelCard } from './types';

const byPosition = (a: { position: number }, b: { position: number }): number => a.position - b.position;

export const toLevelCards = (wire: WireLevelCard[]): LevelCard[] => wire.toSorted(byPosition);

export const toLevel = (wire: WireLevel, lessons: LessonCard[], alternates: Alternates): Level => ({
  ...wire,
  lessons: lessons.toSorted(byPosition),
  alternates,
});

export const toLesson = (wire: WireLesson, level: LevelCard, alternates: Alternates): Lesson => ({
  ...wire,
  level,
  alternates,
});
