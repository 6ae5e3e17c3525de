import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import styles from './promo-banner.module.css';

interface PromoBannerProps {
  text: string;
  path: string;
  label: string;
  pauseLabel: string;
}

/** Fixed number of repetitions; only one is exposed to screen readers. */
const REPEATS = 8;

/** Scrolling text. Pauses on hover and focus, stops with the button, and never moves with reduced motion. */
export function PromoBanner({ text, path, label, pauseLabel }: PromoBannerProps) {
  return (
    <section aria-label={label} className={styles.banner} data-print="hidden">
      <Link href={path} prefetch={false} className={styles.link}>
        <span className={styles.track}>
          {Array.from({ length: REPEATS }, (_, index) => (
            <span key={index} aria-hidden={index > 0 || undefined}>
              {text}
            </span>
          ))}
        </span>
      </Link>
      {/* A checkbox, because CSS alone can read its state: it works before hydration and without JavaScript. */}
      <label className={styles.pause}>
        <input type="checkbox" className={styles.checkbox} aria-label={pauseLabel} />
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
