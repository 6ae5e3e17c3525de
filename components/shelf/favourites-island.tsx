'use client';

import type { ReactNode } from 'react';
import { parseSharedList } from '@/lib/catalog/shelf/favourites';
import type { FavouritesLabels } from './favourites-labels';
import { OwnList } from './own-list';
import { SharedList } from './shared-list';
import { useFragment } from './use-fragment';

interface FavouritesIslandProps {
  labels: FavouritesLabels;
  skeleton: ReactNode;
  /** The link to the shop, with a picture. */
  empty: ReactNode;
}

/** The list in the link, if there is one, and otherwise that of this browser. */
export function FavouritesIsland({ labels, skeleton, empty }: FavouritesIslandProps) {
  const fragment = useFragment();
  if (fragment === null) return skeleton;
  const shared = parseSharedList(fragment);
  return shared ? (
    <SharedList key={fragment} ids={shared} labels={labels} skeleton={skeleton} />
  ) : (
    <OwnList labels={labels} skeleton={skeleton} empty={empty} />
  );
}
