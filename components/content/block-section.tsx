import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import styles from './block-section.module.css';
import type { HeadingLevel } from './heading';
import { PageHead } from './page-head';

interface BlockSectionProps {
  /** Fragment for links to this section. */
  id?: string;
  title?: string;
  text?: string;
  level: HeadingLevel;
  ground?: 'paper' | 'sand' | 'surface';
  /** Text left, content right, if there is room. */
  split?: boolean;
  /** Opposite the title, for example a link to all items. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Frame of most blocks: background, spacing, heading and introduction. */
export function BlockSection({
  id,
  title = '',
  text,
  level,
  ground = 'paper',
  split = false,
  aside,
  children,
}: BlockSectionProps) {
  const opensPage = level === 1;
  const hasHead = !opensPage && Boolean(title || text || aside);
  return (
    <section {...(id && { id })}>
      {opensPage && <PageHead title={title} text={text} />}
      <div className={[styles.ground, styles[opensPage ? 'paper' : ground]].filter(Boolean).join(' ')}>
        <Container className={split && hasHead ? styles.split : undefined}>
          {hasHead && (
            <div className={styles.head}>
              <div className={styles.body}>
                {title && <h2>{title}</h2>}
                {text && <p className={styles.text}>{text}</p>}
              </div>
              {aside}
            </div>
          )}
          {children}
        </Container>
      </div>
    </section>
  );
}
