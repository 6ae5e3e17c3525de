import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  width?: 'text' | 'wide';
  as?: 'div' | 'section' | 'article' | 'header' | 'nav';
  className?: string;
  children: ReactNode;
}

/** Centred column with the page's gutter. */
export function Container({ width, as: Element = 'div', className, children }: ContainerProps) {
  return (
    <Element className={[styles.container, width && styles[width], className].filter(Boolean).join(' ')}>
      {children}
    </Element>
  );
}
