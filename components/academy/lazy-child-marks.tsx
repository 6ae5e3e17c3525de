'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { isOpen, type LessonRef } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';
import { useSignedIn } from '@/lib/session/use-signed-in';

const ChildMarks = lazy(() => import('./child-marks').then((module) => ({ default: module.ChildMarks })));

type Props = Omit<ComponentProps<typeof ChildMarks>, 'lesson' | 'isOpen'> & { lesson: LessonRef };

/**
 * What the children of a signed-in customer can do in a lesson that is open to them, or to another account whose children they
 * share. Others load nothing.
 */
export function LazyChildMarks({ lesson, ...props }: Props) {
  const signedIn = useSignedIn();
  const state = useAcademy() ?? ANONYMOUS_STATE;
  const open = isOpen(state, lesson);
  if (!signedIn || !(open || state.sharesChildren)) return null;
  return (
    <Suspense>
      <ChildMarks lesson={lesson.id} isOpen={open} {...props} />
    </Suspense>
  );
}
