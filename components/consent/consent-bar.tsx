'use client';

import { useEffect, useRef } from 'react';
import { ACCEPT_ALL, type Choices, REFUSE_ALL } from '@/lib/session/consent-cookie';
import styles from './consent-bar.module.css';

export interface ConsentBarProps {
  labels: { title: string; text: string; more: string; accept: string; refuse: string; settings: string };
  /** Null if the shop has no such page. */
  cookiesPath: string | null;
  /** The same look for all three, rendered on the server. */
  buttonClass: string;
  onDecide: (choices: Choices) => void;
  onSettings: () => void;
}

/**
 * First layer of the consent prompt. The three choices have equal weight: one look, one size, one click (GDPR art. 4(11) and 7(4):
 * consent is free only if refusing is as easy). Not modal; without a choice nothing is loaded.
 */
export function ConsentBar({ labels, cookiesPath, buttonClass, onDecide, onSettings }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);

  // Elements at or stuck to the end of the page leave this much room, see the styles.
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => style.setProperty('--consent-space', `${bar.current?.offsetHeight}px`));
    if (bar.current) measure.observe(bar.current);
    return () => {
      measure.disconnect();
      style.removeProperty('--consent-space');
    };
  }, []);

  const renderChoice = (label: string, onClick: () => void) => (
    <button type="button" className={buttonClass} onClick={onClick}>
      {label}
    </button>
  );

  return (
    <section ref={bar} className={styles.bar} aria-label={labels.title} data-consent-bar data-print="hidden">
      <p className={styles.text}>
        {labels.text} {cookiesPath && <a href={cookiesPath}>{labels.more}</a>}
      </p>
      <div className={styles.choices}>
        {renderChoice(labels.refuse, () => onDecide(REFUSE_ALL))}
        {renderChoice(labels.accept, () => onDecide(ACCEPT_ALL))}
        {renderChoice(labels.settings, onSettings)}
      </div>
    </section>
  );
}
