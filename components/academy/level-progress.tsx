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
  const standings = lessons.map((lesson) => lessonStatus(state, lesson));
  const done = standings.filter((standing) => standing === 'done').length;
  const begun = owns(state.owned, 'level', level) || standings.some((standing) => /started|done/.test(standing));
  if (!begun) return null;
  const words = label.replace('{done}', String(done)).replace('{total}', String(lessons.length));
  return (
    <p className={styles.progress}>
      <progress value={done} max={lessons.length} aria-label={words} className={styles.bar} />
      <span aria-hidden="true">{words}</span>
    </p>
  );
}
