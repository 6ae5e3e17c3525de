import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';

export interface AuthCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <section aria-labelledby="auth-title" className={styles.card}>
      <h1 id="auth-title" className={styles.title}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
