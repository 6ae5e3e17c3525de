import { ICONS } from '@/components/ui/icon-paths';
import styles from './stars.module.css';

const SIDE = 24;
const FIVE = Array.from({ length: 5 }, (_, index) => ICONS.star.d.replace('M12', `M${12 + index * SIDE}`)).join('');

interface StarsProps {
  /** 0 to 5; an average fills a part of a star. */
  stars: number;
  /** Read aloud; without it they are decoration beside words that say the same. */
  label?: string;
}

export function Stars({ stars, label }: StarsProps) {
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${5 * SIDE} ${SIDE}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path className={styles.empty} d={FIVE} />
      {/* An inner picture is cut off at its own width. */}
      <svg width={stars * SIDE} height={SIDE}>
        <path className={styles.full} d={FIVE} />
      </svg>
    </svg>
  );
}
