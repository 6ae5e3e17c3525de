'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

/** As the islands of `lazy-islands.tsx`: the server has it at once, the browser loads it on demand. */
const Button =
  typeof window === 'undefined'
    ? (require('./level-check-button') as typeof import('./level-check-button')).LevelCheckButton
    : lazy(() => import('./level-check-button').then((module) => ({ default: module.LevelCheckButton })));

export const LevelCheckButton = (props: ComponentProps<typeof Button>) => (
  <Suspense>
    <Button {...props} />
  </Suspense>
);
