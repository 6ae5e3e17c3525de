'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isOpen, type LessonRef } from '@/lib/academy/rules';
import { loadAcademy, useAcademy } from '@/lib/academy/state';
import { NOBODY } from '@/lib/academy/read-state';
import { useHydrated } from '@/lib/forms/use-hydrated';

// The player is only loaded by those who may watch.
const LessonPlayer = lazy(() => import('@/components/player/lesson-player').then((m) => ({ default: m.LessonPlayer })));

interface LessonStageProps {
  lesson: LessonRef;
  /** The still while nothing can be played yet. */
  waiting: ReactNode;
  /** The still with a lock, and the ways to open it. */
  locked: ReactNode;
}

/** The film for those who may watch, the lock and its keys for everyone else. */
export function LessonStage({ lesson, waiting, locked }: LessonStageProps) {
  const state = useAcademy();
  const hydrated = useHydrated();
  const [refused, setRefused] = useState(false);
  if (refused || !isOpen(state ?? NOBODY, lesson)) return locked;
  if (!hydrated) return waiting;

  function refuse() {
    setRefused(true);
    void loadAcademy();
  }

  return (
    <Suspense fallback={waiting}>
      <LessonPlayer lessonId={lesson.id} onRefused={refuse} />
    </Suspense>
  );
}
