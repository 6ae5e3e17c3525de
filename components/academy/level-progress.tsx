'use client';

import { owns, lessonStatus, type LessonRef } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';
import styles from './level-progress.module.css';

interface LevelProgressProps {
  level: string;
  lessons: LessonRef[];
  /** With placeholders `{done}` and `{total}`. */
  label: string;
}

/** Progress within a level; hidden before the visitor has started it. */
export function LevelProgress({ level, lessons, label }: LevelProgressProps) {
  const state = useAcademy();
  if (!state || lessons.length === 0) return null;
  const statuses = lessons.map((lesson) => lessonStatus(state, lesson));
  const done = statuses.filter((status) => status === 'done').length;
  const begun = owns(state.owned, 'level', level) || statuses.some((status) => /started|done/.test(status));
  if (!begun) return null;
  const text = label.replace('{done}', String(done)).replace('{total}', String(lessons.length));
  return (
    <p className={styles.progress}>
      <progress value={done} max={lessons.length} aria-label={text} className={styles.bar} />
      <span aria-hidden="true">{text}</span>
    </p>
  );
}
