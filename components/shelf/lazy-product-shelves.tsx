'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { ProductShelves } from './product-shelves';

/** Comes with the first scrolling: nothing of it is on the first screen. */
export function LazyProductShelves(props: ComponentProps<typeof ProductShelves>) {
  const [Loaded, setLoaded] = useState<typeof ProductShelves>();

  useEffect(() => {
    const load = () =>
      void import('./product-shelves').then(
        (module) => setLoaded(() => module.ProductShelves),
        () => {},
      );
    // Restored where it was left.
    if (window.scrollY > 0) return load();
    window.addEventListener('scroll', load, { once: true, passive: true });
    return () => window.removeEventListener('scroll', load);
  }, []);

  return Loaded && <Loaded {...props} />;
}
