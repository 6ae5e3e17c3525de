'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
// With the page, not with the scripts: the server renders the hero too.
import './buy-box.module.css';
import './option-group.module.css';
import './product-hero.module.css';

/** Gift cards share the route of all products: the browser loads their form with their own pages only. */
const isServer = typeof window === 'undefined';

const Hero = isServer
  ? (require('./gift-card-hero') as typeof import('./gift-card-hero')).GiftCardHero
  : lazy(() => import('./gift-card-hero').then((module) => ({ default: module.GiftCardHero })));

export const LazyGiftCardHero = (props: ComponentProps<typeof Hero>) => (
  <Suspense>
    <Hero {...props} />
  </Suspense>
);
