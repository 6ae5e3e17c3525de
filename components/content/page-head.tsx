import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  text?: string;
  /** Above the title, for example a date. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Head of a page without a hero: its h1 on pale tiles. */
export function PageHead({ title, text, before, children }: PageHeadProps) {
  return (
    <div className={styles.band}>
      <Container className={styles.body}>
        {before}
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </Container>
    </div>
  );
}
