'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

// CMS pages share one route: load academy islands on demand. They are still server-rendered.
const Status = lazy(() => import('./lesson-status').then((module) => ({ default: module.LessonStatus })));
const Progress = lazy(() => import('./level-progress').then((module) => ({ default: module.LevelProgress })));
const Continue = lazy(() => import('./continue-link').then((module) => ({ default: module.ContinueLink })));
const Unlock = lazy(() => import('./unlock-button').then((module) => ({ default: module.UnlockButton })));

export const LazyLessonStatus = (props: ComponentProps<typeof Status>) => (
  <Suspense>
    <Status {...props} />
  </Suspense>
);
export const LevelProgress = (props: ComponentProps<typeof Progress>) => (
  <Suspense>
    <Progress {...props} />
  </Suspense>
);
export const LazyContinueLink = (props: ComponentProps<typeof Continue>) => (
  <Suspense>
    <Continue {...props} />
  </Suspense>
);
export const UnlockButton = (props: ComponentProps<typeof Unlock>) => (
  <Suspense>
    <Unlock {...props} />
  </Suspense>
);
