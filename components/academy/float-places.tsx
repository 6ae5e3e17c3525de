import { ALL_FLOATS } from '@/backend/contract/floats';
import styles from './float-places.module.css';

/** A drawing of the places of floats in a suit, for texts that say their number. */
export function FloatPlaces({ floats }: { floats: number }) {
  return (
    <div className={styles.places} aria-hidden="true">
      {Array.from({ length: ALL_FLOATS }, (_, place) => (
        <span key={place} className={styles.place} data-in={place < floats || undefined} />
      ))}
    </div>
  );
}
