import styles from './swimming-otter.module.css';

/** The otter in its water: treading it, or swimming away on missing pages. Decoration; still with reduced motion. */
export function SwimmingOtter({ leaving = false }: { leaving?: boolean }) {
  return (
    <div aria-hidden="true" className={styles.pool}>
      {/* Own static file: nothing to resize. */}
      <img
        src="/images/not-found-otter.svg"
        alt=""
        width={640}
        height={440}
        loading="lazy"
        className={`${styles.otter} ${leaving ? styles.leaving : ''}`}
      />
      <span className={styles.water} />
      <span className={styles.bubbles}>
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
