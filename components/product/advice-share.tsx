'use client';

import { shareLink } from '@/lib/discovery/size-advice/typed-measures';
import styles from './adviser.module.css';

interface AdviceShareProps {
  texts: Record<string, string>;
  typed: Record<string, string>;
}

/** A link with the measures in its fragment, which no server sees. */
export function AdviceShare({ texts, typed }: AdviceShareProps) {
  return (
    <details className={styles.share}>
      <summary>{texts['share']}</summary>
      <input
        readOnly
        aria-label={texts['share']}
        value={shareLink(location.origin + location.pathname, typed)}
        onFocus={(event) => event.target.select()}
      />
      <p className={styles.private}>{texts['shareHint']}</p>
    </details>
  );
}
