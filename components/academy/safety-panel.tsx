'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { RulesOccasion } from '@/lib/academy/safety/acknowledgements';
import styles from './safety-panel.module.css';

export interface SafetyPanelParts {
  /** Still of the video. */
  poster: ReactNode;
  /** Title and rules. */
  rules: ReactNode;
  labels: { fewer: string; agree: string; onAccount: string; onDevice: string };
}

interface SafetyPanelProps extends SafetyPanelParts {
  occasion: RulesOccasion;
  hasAccount: boolean;
  onAgree: () => void;
}

/** The safety rules over the video, before it can be played. */
export function SafetyPanel({ poster, rules, labels, occasion, hasAccount, onAgree }: SafetyPanelProps) {
  return (
    <section className={styles.stage} aria-labelledby="safety-rules">
      {poster}
      <div className={styles.panel}>
        {occasion === 'fewer' && <p className={styles.fewer}>{labels.fewer}</p>}
        {rules}
        <Button size="l" onClick={onAgree}>
          {labels.agree}
        </Button>
        <p className={styles.kept}>{hasAccount ? labels.onAccount : labels.onDevice}</p>
      </div>
    </section>
  );
}
