'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/forms/fill-template';
import { isKept, useKeptHere } from '@/lib/catalog/shelf/kept-here';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  /** Id of the product. */
  product: string;
  title: string;
  labels: { keep: string; full: string };
  className?: string;
}

/** Keeps a product as a favourite in this browser, or no longer. */
export function HeartButton({ product, title, labels, className }: HeartButtonProps) {
  const kept = isKept(useKeptHere(), product);
  const [isFull, setIsFull] = useState(false);

  /** Offline, or after a deployment of another version nothing happens: pressing again retries. */
  const toggle = () =>
    import('@/lib/catalog/shelf/favourites-store').then(
      (store) => setIsFull(!store.toggleFavourite(product)),
      () => {},
    );

  return (
    <span className={[styles.place, className].filter(Boolean).join(' ')}>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={kept}
        aria-label={fill(labels.keep, { title })}
        onClick={() => void toggle()}
      >
        <Icon name={kept ? 'heart-full' : 'heart'} size={24} />
      </button>
      {isFull && !kept && (
        <span role="alert" className={styles.full}>
          {labels.full}
        </span>
      )}
    </span>
  );
}
