'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { isOpen, type LessonRef } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';
import { useSignedIn } from '@/lib/session/use-signed-in';

const ChildMarks = lazy(() => import('./child-marks').then((module) => ({ default: module.ChildMarks })));

type Props = Omit<ComponentProps<typeof ChildMarks>, 'lesson'> & { lesson: LessonRef };

/** What the children of a signed-in customer can do in a lesson that is open to them. Others load nothing. */
export function LazyChildMarks({ lesson, ...props }: Props) {
  const signedIn = useSignedIn();
  const state = useAcademy();
  if (!signedIn || !isOpen(state ?? ANONYMOUS_STATE, lesson)) return null;
  return (
    <Suspense>
      <ChildMarks lesson={lesson.id} {...props} />
    </Suspense>
  );
}
