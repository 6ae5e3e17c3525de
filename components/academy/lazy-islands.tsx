'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

// Pages of the CMS share one route: what only the academy needs is loaded where it is. The server draws it all the same.
const Standing = lazy(() => import('./lesson-status').then((module) => ({ default: module.LessonStatus })));
const Progress = lazy(() => import('./level-progress').then((module) => ({ default: module.LevelProgress })));
const Onward = lazy(() => import('./continue-link').then((module) => ({ default: module.ContinueLink })));
const Unlock = lazy(() => import('./unlock-button').then((module) => ({ default: module.UnlockButton })));

export const LessonStanding = (props: ComponentProps<typeof Standing>) => (
  <Suspense>
    <Standing {...props} />
  </Suspense>
);
export const LevelProgress = (props: ComponentProps<typeof Progress>) => (
  <Suspense>
    <Progress {...props} />
  </Suspense>
);
export const OnwardLink = (props: ComponentProps<typeof Onward>) => (
  <Suspense>
    <Onward {...props} />
  </Suspense>
);
export const UnlockButton = (props: ComponentProps<typeof Unlock>) => (
  <Suspense>
    <Unlock {...props} />
  </Suspense>
);
