'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { ProductShelves } from './product-shelves';

const SIGNS = ['scroll', 'keydown', 'pointerdown'] as const;

/** Comes with the first sign that somebody looks around: nothing of it is on the first screen. */
export function LazyProductShelves(props: ComponentProps<typeof ProductShelves>) {
  const [Loaded, setLoaded] = useState<typeof ProductShelves>();

  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      controller.abort();
      void import('./product-shelves').then(
        (module) => setLoaded(() => module.ProductShelves),
        () => {},
      );
    };
    for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true, signal: controller.signal });
    // Restored where it was left.
    if (window.scrollY > 0) load();
    return () => controller.abort();
  }, []);

  return Loaded && <Loaded {...props} />;
}
