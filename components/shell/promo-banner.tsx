import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import styles from './promo-banner.module.css';

interface PromoBannerProps {
  text: string;
  path: string;
  label: string;
  pauseLabel: string;
}

/** A fixed number by specification (section 9); one of them speaks. */
const REPEATS = 8;

/** The text floats by. It rests while pointed at or focused, for good with the button, and never moves for who asked for calm. */
export function PromoBanner({ text, path, label, pauseLabel }: PromoBannerProps) {
  return (
    <section aria-label={label} className={styles.banner} data-print="hidden">
      <Link href={path} prefetch={false} className={styles.link}>
        <span className={styles.track}>
          {Array.from({ length: REPEATS }, (_, index) => (
            <span key={index} className={styles.text} aria-hidden={index > 0 || undefined}>
              {text}
            </span>
          ))}
        </span>
      </Link>
      {/* A checkbox, because the style sheet alone can read it: it works before and without script. */}
      <label className={styles.pause}>
        <input type="checkbox" className={styles.checkbox} aria-label={pauseLabel} autoComplete="off" />
        <span className={styles.running}>
          <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
            <path d="M2 1h3.5v12H2zM8.5 1H12v12H8.5z" />
          </svg>
        </span>
        <span className={styles.resting}>
          <Icon name="play" size={14} />
        </span>
      </label>
    </section>
  );
}
