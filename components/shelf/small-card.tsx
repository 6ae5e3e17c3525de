'use client';

import { CardLink } from '@/components/ui/card-link';
import { Picture } from '@/components/ui/picture';
import { fill } from '@/lib/forms/fill-template';
import type { ShelfCard, ShelfLabels } from '@/lib/catalog/shelf/types';
import { HeartButton } from './heart-button';
import styles from './small-card.module.css';

interface SmallCardProps {
  card: ShelfCard;
  labels: ShelfLabels;
  headingLevel: 2 | 3;
}

const SIZES = '(width < 40rem) 46vw, 18rem';

/** A product with its price and stock of now, rendered in the browser. */
export function SmallCard({ card: { id, title, path, image, price, stock }, labels, headingLevel }: SmallCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>{image && <Picture image={{ ...image, alt: '' }} sizes={SIZES} />}</div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <CardLink href={path} className={styles.link}>
            {title}
          </CardLink>
        </Heading>
        {price && (
          <p className={styles.price}>
            <strong>{price}</strong> <small>{labels.inclVat}</small>
          </p>
        )}
        <p className={styles.stock} data-stock={stock}>
          {labels.stock[stock]}
        </p>
      </div>
      <HeartButton product={id} label={fill(labels.keep, { title })} className={styles.heart} />
    </article>
  );
}
