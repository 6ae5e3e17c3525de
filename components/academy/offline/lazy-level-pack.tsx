'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { isOpen, type LessonRef } from '@/lib/academy/lesson-status';
import type { LevelPackData } from '@/lib/academy/offline/load-level-pack';
import { useAcademy } from '@/lib/academy/use-academy';
import { callApi } from '@/lib/core/api';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { isSupported } from './is-supported';

const LevelPack = lazy(() => import('./level-pack').then((module) => ({ default: module.LevelPack })));

/** Saving a level, for customers who may watch lessons of it. Others load nothing of it, not even its words. */
export function LazyLevelPack({ level, lessons }: { level: string; lessons: LessonRef[] }) {
  const signedIn = useSignedIn();
  const state = useAcademy() ?? ANONYMOUS_STATE;
  const [pack, setPack] = useState<LevelPackData | null>(null);
  const open = lessons.filter((lesson) => isOpen(state, lesson)).map(({ id }) => id);
  const isWanted = signedIn && open.length > 0;

  useEffect(() => {
    if (!isWanted || !isSupported()) return;
    let current = true;
    // The endpoint of this shop answers with its own content.
    void callApi<{ data: LevelPackData }>(`/api/levels/${level}/pack`).then(
      (result) => current && result.ok && setPack(result.data.data),
    );
    return () => {
      current = false;
    };
  }, [isWanted, level]);

  const mine = pack?.lessons.filter(({ id }) => open.includes(id)) ?? [];
  if (!pack || mine.length === 0) return null;
  return (
    <Suspense>
      <LevelPack {...pack} lessons={mine} />
    </Suspense>
  );
}
