'use client';

import { useEffect, useState } from 'react';
import { FAVOURITES_CHANGE, readKept } from '@/lib/catalog/shelf/kept-here';
import type { KeptLink, KeptLinkProps } from './kept-link';

/** Loads the link to the favourites with the first one: most visitors keep none. */
export function FavouritesLink(props: KeptLinkProps) {
  const [Loaded, setLoaded] = useState<typeof KeptLink>();

  useEffect(() => {
    const load = () => {
      if (!readKept()) return;
      void import('./kept-link').then(
        (module) => setLoaded(() => module.KeptLink),
        () => {},
      );
    };
    load();
    window.addEventListener(FAVOURITES_CHANGE, load);
    return () => window.removeEventListener(FAVOURITES_CHANGE, load);
  }, []);

  return Loaded && <Loaded {...props} />;
}
