'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { favouritesLink } from '@/lib/catalog/shelf/favourites';
import type { FavouritesLabels } from './favourites-labels';
import styles from './favourites-view.module.css';

interface ShareListProps {
  ids: string[];
  labels: FavouritesLabels['share'];
}

/** The link to this list: through the device's own way of sharing, copied, or to select by hand. */
export function ShareList({ ids, labels }: ShareListProps) {
  const [state, setState] = useState<'' | 'copied' | 'shown'>('');
  const url = favouritesLink(location.origin + location.pathname, ids);

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch (error) {
      // Whoever closes the sheet of the device changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('shown');
    }
  }

  return (
    <section className={styles.share} aria-labelledby="share-list">
      <h2 id="share-list">{labels.title}</h2>
      <p>{labels.text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void share()}>
          {labels.button}
        </Button>
        <span role="status">{state === 'copied' && labels.copied}</span>
      </div>
      {state === 'shown' && (
        <input
          readOnly
          className={styles.link}
          aria-label={labels.link}
          value={url}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}
