'use client';

import { useEffect } from 'react';
import { useLater } from '@/lib/core/use-later';
import { FAVOURITES_CHANGE, readKept } from '@/lib/catalog/shelf/kept-here';
import type { KeptLinkProps } from './kept-link';

const loadLink = () => import('./kept-link').then((module) => module.KeptLink);

/** Loads the link to the favourites with the first one: most visitors keep none. */
export function FavouritesLink(props: KeptLinkProps) {
  const [Loaded, begin] = useLater(loadLink);

  useEffect(() => {
    const load = () => {
      if (readKept()) begin();
    };
    load();
    window.addEventListener(FAVOURITES_CHANGE, load);
    return () => window.removeEventListener(FAVOURITES_CHANGE, load);
  }, [begin]);

  return Loaded && <Loaded {...props} />;
}
