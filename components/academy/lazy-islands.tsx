'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
// With the page, not with the scripts: the server renders these islands too.
import './continue-link.module.css';
import './level-progress.module.css';
import './unlock-button.module.css';
import type { OwnersSearch as Owners } from './transcripts/owners-search';

/**
 * CMS pages share one route: the browser loads academy islands on demand. The server has them at once; otherwise they
 * would stand at the end of the document, and the page would move when they take their place.
 */
const isServer = typeof window === 'undefined';

const Progress = isServer
  ? (require('./level-progress') as typeof import('./level-progress')).LevelProgress
  : lazy(() => import('./level-progress').then((module) => ({ default: module.LevelProgress })));
const Continue = isServer
  ? (require('./continue-link') as typeof import('./continue-link')).ContinueLink
  : lazy(() => import('./continue-link').then((module) => ({ default: module.ContinueLink })));
const Unlock = isServer
  ? (require('./unlock-button') as typeof import('./unlock-button')).UnlockButton
  : lazy(() => import('./unlock-button').then((module) => ({ default: module.UnlockButton })));
// In the chunk of the link, which is on the same pages. The server has nothing of it: what somebody owns is known in the browser.
const Search = isServer
  ? () => null
  : lazy(() => import('./continue-link').then((module) => ({ default: module.OwnersSearch })));

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
export const OwnersSearch = (props: ComponentProps<typeof Owners>) => (
  <Suspense>
    <Search {...props} />
  </Suspense>
);
