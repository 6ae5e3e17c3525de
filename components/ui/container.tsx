import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  width?: 'page' | 'text' | 'wide';
  as?: 'div' | 'section' | 'article' | 'header' | 'nav';
  className?: string;
  children: ReactNode;
}

/** Centred column with the page's gutter. */
export function Container({ width = 'page', as: Element = 'div', className, children }: ContainerProps) {
  return (
    <Element className={[styles.container, styles[width], className].filter(Boolean).join(' ')}>{children}</Element>
  );
}
