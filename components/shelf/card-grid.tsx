import type { ShelfData } from '@/lib/catalog/shelf/types';
import { SmallCard } from './small-card';
import styles from './card-grid.module.css';

interface CardGridProps extends ShelfData {
  headingLevel: 2 | 3;
}

export function CardGrid({ cards, labels, headingLevel }: CardGridProps) {
  return (
    <ul role="list" className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <SmallCard card={card} labels={labels} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
