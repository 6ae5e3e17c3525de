'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { isOpen, type LessonRef } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';
import { OFFLINE_CACHE } from '@/lib/core/offline-cache';
import { useSignedIn } from '@/lib/session/use-signed-in';
import { isSupported } from './is-supported';
import type { PoolPackProps } from './pool-pack';

const PoolPack = lazy(() => import('./pool-pack').then((module) => ({ default: module.PoolPack })));

interface Props extends PoolPackProps {
  /** Of the lesson, for who may watch it. */
  access: LessonRef;
}

/**
 * Saving a lesson, for customers who may watch it. Others load nothing, unless something is saved on this device: then it is
 * checked whether they may have it.
 */
export function LazyPoolPack({ access, ...props }: Props) {
  const signedIn = useSignedIn();
  const state = useAcademy() ?? ANONYMOUS_STATE;
  const [hasSaved, setHasSaved] = useState<boolean | null>(null);

  useEffect(() => {
    if (isSupported()) void caches.has(OFFLINE_CACHE).then(setHasSaved, () => undefined);
  }, []);

  const offers = signedIn && isOpen(state, access);
  const [shown, setShown] = useState(false);
  const isWanted = hasSaved !== null && (offers || hasSaved);
  // Stays when the session ends, with what it says.
  if (isWanted && !shown) setShown(true);
  if (!isWanted && !shown) return null;
  return (
    <Suspense>
      <PoolPack {...props} offers={offers} />
    </Suspense>
  );
}
