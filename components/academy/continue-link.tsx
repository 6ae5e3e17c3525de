'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { findNextLesson, type LessonRef, progressOf } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';
import styles from './continue-link.module.css';

export { OwnersSearch } from './transcripts/owners-search';

interface ContinueLesson extends LessonRef {
  title: string;
  /** "Level 1 · Lesson 2 of 5". */
  place: string;
  href: string;
}

interface ContinueLinkProps {
  lessons: ContinueLesson[];
  labels: { start: string; continue: string; next: string };
  icon: ReactNode;
}

/** Links to the visitor's current lesson, or to the first free one for new visitors. */
export function ContinueLink({ lessons, labels, icon }: ContinueLinkProps) {
  const state = useAcademy() ?? ANONYMOUS_STATE;
  const lesson = findNextLesson(state, lessons);
  if (!lesson) return null;
  const seen = progressOf(state, lesson.id);
  const label = seen && !seen.completed ? labels.continue : state.progress.length > 0 ? labels.next : labels.start;
  return (
    <Link href={lesson.href} prefetch={false} className={styles.link}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.title}>{lesson.title}</strong>
        <span className={styles.place}>{lesson.place}</span>
      </span>
    </Link>
  );
}
