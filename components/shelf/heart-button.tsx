'use client';

import { Icon } from '@/components/ui/icon';
import { isKept, useKeptHere } from '@/lib/catalog/shelf/kept-here';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  /** Id of the product. */
  product: string;
  label: string;
  className?: string;
}

/** Keeps a product as a favourite in this browser, or no longer. */
export function HeartButton({ product, label, className = '' }: HeartButtonProps) {
  const kept = isKept(useKeptHere(), product);

  /** Offline, or after a deployment of another version nothing happens: pressing again retries. */
  const toggle = () =>
    import('@/lib/catalog/shelf/favourites-store').then(
      (store) => store.toggleFavourite(product),
      () => {},
    );

  return (
    <button
      type="button"
      className={`${styles.heart} ${className}`}
      aria-pressed={kept}
      aria-label={label}
      onClick={() => void toggle()}
    >
      <Icon name={kept ? 'heart-full' : 'heart'} size={24} />
    </button>
  );
}
