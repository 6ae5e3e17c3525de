'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import type { ProductShelves } from './product-shelves';

/** Comes after the page: nothing of it is on the first screen. */
export function LazyProductShelves(props: ComponentProps<typeof ProductShelves>) {
  const [Loaded, setLoaded] = useState<typeof ProductShelves>();

  useEffect(() => {
    void import('./product-shelves').then(
      (module) => setLoaded(() => module.ProductShelves),
      () => {},
    );
  }, []);

  return Loaded && <Loaded {...props} />;
}
