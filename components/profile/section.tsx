import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Also the heading's fragment in the URL. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the profile, labelled as a landmark. */
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
