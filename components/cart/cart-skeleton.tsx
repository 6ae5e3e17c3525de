import { VisuallyHidden } from '@/components/ui/visually-hidden';
import layout from './cart-content.module.css';
import styles from './cart-skeleton.module.css';

/** Two lines and a summary in their final sizes, to avoid layout shift. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div className={layout.columns} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div className={styles.lines} aria-hidden="true">
        {[1, 2].map((line) => (
          <div key={line} className={styles.line}>
            <span className={styles.picture} />
            <span className={styles.bars}>
              <span className={styles.bar} />
              <span className={`${styles.bar} ${styles.short}`} />
            </span>
          </div>
        ))}
      </div>
      <div className={`${layout.aside} ${styles.summary}`} aria-hidden="true">
        <span className={styles.bar} />
        <span className={`${styles.bar} ${styles.short}`} />
        <span className={styles.bar} />
      </div>
    </div>
  );
}
