'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/forms/fill-template';
import { removeFavourites, useFavourites } from '@/lib/catalog/shelf/favourites-store';
import { CardGrid } from './card-grid';
import type { FavouritesLabels } from './favourites-labels';
import { LoadFailure } from './load-failure';
import { ShareList } from './share-list';
import styles from './favourites-view.module.css';
import { useShelf } from './use-shelf';

interface OwnListProps {
  labels: FavouritesLabels;
  skeleton: ReactNode;
  empty: ReactNode;
}

/** A product whose heart was taken back stays until the page is left: a second press keeps it again. */
export function OwnList({ labels, skeleton, empty }: OwnListProps) {
  const kept = useFavourites();
  const [shown, setShown] = useState(kept);
  const added = kept.filter((id) => !shown.includes(id));
  // Kept in another tab.
  if (added.length > 0) setShown([...shown.filter((id) => kept.includes(id)), ...added]);
  const { data, isCurrent, isFailed, retry } = useShelf(shown.length > 0 ? `ids=${shown.join()}` : '');
  const available = data && isCurrent ? data.cards.map(({ id }) => id) : shown;
  const gone = shown.filter((id) => !available.includes(id));
  const goneIds = gone.join();

  useEffect(() => {
    if (goneIds !== '') removeFavourites(goneIds.split(','));
  }, [goneIds]);

  return (
    <>
      <div role="status" className={styles.status}>
        {gone.length > 0 && (
          <Notice tone="info">
            <p>{gone.length === 1 ? labels.gone.one : fill(labels.gone.many, { count: gone.length })}</p>
          </Notice>
        )}
      </div>
      {available.length === 0 ? (
        empty
      ) : (
        <>
          <p className={styles.lead}>{labels.lead}</p>
          {isFailed && <LoadFailure labels={labels.error} onRetry={retry} />}
          {data ? <CardGrid {...data} headingLevel={2} /> : !isFailed && skeleton}
          {kept.length > 0 && <ShareList ids={kept} labels={labels.share} />}
        </>
      )}
    </>
  );
}
