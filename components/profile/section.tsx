import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Of the heading's place in the address, too. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One part of the profile, a landmark of its own. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
