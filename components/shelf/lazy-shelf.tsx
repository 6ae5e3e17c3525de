'use client';

import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(() => import('./shelf').then((module) => ({ default: module.Shelf })));

/** CMS pages share one route, and most visitors see no shelf: its code is loaded with the first one. */
export const LazyShelf = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
