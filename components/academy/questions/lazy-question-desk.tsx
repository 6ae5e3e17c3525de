'use client';

import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { ANONYMOUS_STATE } from '@/lib/academy/academy-state';
import { isOpen, type LessonRef } from '@/lib/academy/lesson-status';
import { useAcademy } from '@/lib/academy/use-academy';
import { useSignedIn } from '@/lib/session/use-signed-in';

const QuestionDesk = lazy(() => import('./question-desk').then((module) => ({ default: module.QuestionDesk })));

interface Props extends Omit<ComponentProps<typeof QuestionDesk>, 'lesson' | 'mayAsk'> {
  lesson: LessonRef;
  /** For guests who may watch the lesson: questions belong to an account. */
  signIn: ReactNode;
}

/** For customers: who may watch the lesson asks, and what was asked can be taken back at any time. Guests load nothing. */
export function LazyQuestionDesk({ lesson, signIn, ...props }: Props) {
  const signedIn = useSignedIn();
  const state = useAcademy() ?? ANONYMOUS_STATE;
  const mayAsk = isOpen(state, lesson);
  const [shown, setShown] = useState(false);
  // Stays when the session ends: nothing typed is lost.
  if (signedIn && !shown) setShown(true);
  if (!signedIn && !shown) return mayAsk ? signIn : null;
  return (
    <Suspense>
      <QuestionDesk lesson={lesson.id} mayAsk={mayAsk} {...props} />
    </Suspense>
  );
}
