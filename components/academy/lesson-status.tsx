'use client';

import type { ReactNode } from 'react';
import { progressOf, lessonStatus, type LessonRef } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';

interface LessonStatusProps {
  lesson: LessonRef;
  /** Progress, with a `{percent}` placeholder. */
  seen: string;
  className?: string;
  /** Server-rendered for every status; the style sheet shows the current one. */
  children: ReactNode;
}

/** Lesson status for this visitor: locked, free, owned, started or watched. */
export function LessonStatus({ lesson, seen, className, children }: LessonStatusProps) {
  const state = useAcademy();
  const status = state ? lessonStatus(state, lesson) : lesson.preview ? 'preview' : 'locked';
  const percent = Math.round((state && progressOf(state, lesson.id)?.watched) || 0);
  return (
    <span className={className} data-standing={status}>
      {children}
      {status === 'started' && (
        <progress value={percent} max={100} aria-label={seen.replace('{percent}', String(percent))} />
      )}
    </span>
  );
}
