'use client';

import { type ComponentProps, useEffect } from 'react';
import { useLater } from '@/lib/core/use-later';
import type { ProductShelves } from './product-shelves';

const loadShelves = () => import('./product-shelves').then((module) => module.ProductShelves);

/** Comes with the first scrolling: nothing of it is on the first screen. */
export function LazyProductShelves(props: ComponentProps<typeof ProductShelves>) {
  const [Loaded, begin] = useLater(loadShelves);

  useEffect(() => {
    // Restored where it was left.
    if (scrollY > 0) return begin();
    addEventListener('scroll', begin, { once: true, passive: true });
    return () => removeEventListener('scroll', begin);
  }, [begin]);

  return Loaded && <Loaded {...props} />;
}
