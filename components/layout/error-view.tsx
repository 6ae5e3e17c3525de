'use client';

import { Button } from '@/components/ui/button';
import styles from './status-view.module.css';

interface ErrorViewProps {
  labels: { title: string; text: string; btn: string };
  onRetry: () => void;
}

/** Replaces a page that failed to render. */
export function ErrorView({ labels, onRetry }: ErrorViewProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.view}>
      <div className={styles.copy} role="alert">
        <h1>{labels.title}</h1>
        <p className={styles.text}>{labels.text}</p>
        <Button size="l" className={styles.action} onClick={onRetry}>
          {labels.btn}
        </Button>
      </div>
      {/* Without its waves: every page loads this view in advance. */}
      <img src="/images/not-found-otter.svg" alt="" width={640} height={440} loading="lazy" className={styles.otter} />
    </main>
  );
}
