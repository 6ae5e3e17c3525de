import { type Screen, sizeOf } from '@/lib/academy/poolside/screens';
import type { PoolLabels } from './labels';
import styles from './poolside.module.css';

interface PoolsideScreenProps {
  screen: Screen;
  labels: PoolLabels['mode'];
  /** The browser may turn the screen off. */
  mayDarken: boolean;
}

const count = (label: string, number: number, total: number): string =>
  total === 1 ? label : `${label} ${number}/${total}`;

export function PoolsideScreen({ screen, labels, mayDarken }: PoolsideScreenProps) {
  switch (screen.kind) {
    case 'safety':
      return (
        <>
          {[labels.phone, labels.eyes, labels.reach].map((rule) => (
            <p key={rule} className={styles.rule}>
              {rule}
            </p>
          ))}
          {mayDarken && <p className={styles.note}>{labels.dark}</p>}
        </>
      );
    case 'game':
      return (
        <>
          <h2 className={styles.label}>{labels.game}</h2>
          <p className={styles.rule}>{screen.title}</p>
          <p className={styles.text} data-size={sizeOf(screen.text)}>
            {screen.text}
          </p>
        </>
      );
    default:
      return (
        <>
          <h2 className={styles.label}>
            {screen.kind === 'goal' ? labels.goal : count(labels[screen.kind], screen.number, screen.total)}
          </h2>
          <p className={styles.text} data-size={sizeOf(screen.text)}>
            {screen.text}
          </p>
        </>
      );
  }
}
