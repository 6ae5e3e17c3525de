import styles from './stars.module.css';

const SIDE = 24;
/** As in icons.svg; relative except for its start. */
const STAR = 'M12 2.6l2.9 6l6.5.9l-4.7 4.6l1.1 6.6l-5.8-3.1l-5.8 3.1l1.1-6.6l-4.7-4.6l6.5-.9z';
const FIVE = Array.from({ length: 5 }, (_, index) => STAR.replace('M12', `M${12 + index * SIDE}`)).join('');

interface StarsProps {
  /** 0 to 5; an average fills part of a star. */
  stars: number;
  /** Accessible name; without it the stars are decoration beside equivalent text. */
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
      {/* A nested svg clips at its own width. */}
      <svg width={stars * SIDE} height={SIDE}>
        <path className={styles.full} d={FIVE} />
      </svg>
    </svg>
  );
}
