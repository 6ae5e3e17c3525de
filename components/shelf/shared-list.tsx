'use client';

import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { fill } from '@/lib/forms/fill-template';
import { MAX_FAVOURITES } from '@/lib/catalog/shelf/favourites';
import { keepFavourites, useFavourites } from '@/lib/catalog/shelf/favourites-store';
import { CardGrid } from './card-grid';
import type { FavouritesLabels } from './favourites-labels';
import { LoadFailure } from './load-failure';
import styles from './favourites-view.module.css';
import { useShelf } from './use-shelf';
import { routes } from '@/backend/contract/routes';

interface SharedListProps {
  ids: string[];
  labels: FavouritesLabels;
  skeleton: ReactNode;
}

/** A list that came with a link. It becomes nobody's own before they keep it. */
export function SharedList({ ids, labels: { shared, error }, skeleton }: SharedListProps) {
  const kept = useFavourites();
  const { data, isFailed, retry } = useShelf(ids.length > 0 ? `ids=${ids.join()}` : '');
  const shown = data?.cards.map(({ id }) => id) ?? [];
  const isKept = shown.every((id) => kept.includes(id));
  const isFull = !isKept && kept.length === MAX_FAVOURITES;
  const own = (
    // Loads the page in full: not every browser tells when Next changes only the fragment.
    <a href={routes.favourites} className={styles.own}>
      {shared.own}
    </a>
  );

  if (ids.length === 0 || data?.cards.length === 0)
    return (
      <div className={styles.empty}>
        <h2>{shared.emptyTitle}</h2>
        <p>{shared.emptyText}</p>
        {own}
      </div>
    );
  return (
    <>
      <h2>{shared.title}</h2>
      <p className={styles.lead}>{shared.lead}</p>
      {isFailed && <LoadFailure labels={error} onRetry={retry} />}
      {!data && !isFailed && skeleton}
      {data && (
        <>
          <CardGrid {...data} headingLevel={3} />
          <div className={styles.actions}>
            <Button aria-disabled={isKept || undefined} onClick={() => keepFavourites(shown)}>
              {shared.keepAll}
            </Button>
            {own}
          </div>
        </>
      )}
      <p role="status" className={styles.lead}>
        {data && isKept && shared.kept}
        {data && isFull && fill(shared.full, { max: MAX_FAVOURITES })}
      </p>
    </>
  );
}
