'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { forgetViews } from '@/lib/catalog/shelf/viewed-products';
import { CardGrid } from './card-grid';
import styles from './shelf.module.css';
import { useShelf } from './use-shelf';

interface ShelfProps {
  kind: 'goesWith' | 'goesWithOrder' | 'viewed';
  /** See `/api/shelf`. */
  query: string;
}

/** A row of products below something else. Without any, or when they do not come, there is nothing: nobody waits for it. */
export function Shelf({ kind, query }: ShelfProps) {
  const titleId = useId();
  const { data } = useShelf(query);
  const [isForgotten, setIsForgotten] = useState(false);
  if (query === '' || !data || data.cards.length === 0 || isForgotten) return null;

  function forget() {
    forgetViews();
    setIsForgotten(true);
  }

  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {data.labels[kind]}
        </h2>
        {kind === 'viewed' && (
          <Button variant="quiet" onClick={forget}>
            {data.labels.forget}
          </Button>
        )}
      </div>
      <CardGrid {...data} headingLevel={3} />
    </section>
  );
}
