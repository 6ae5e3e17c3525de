import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Block } from '@/lib/content/pages/blocks';
import type { HeadingLevel } from '@/components/content/heading';
import { PageHead } from '@/components/content/page-head';
import styles from './quote-block.module.css';

/** A quotation and its author. */
export function QuoteBlock({ block, level }: { block: Extract<Block, { kind: 'quote' }>; level: HeadingLevel }) {
  const { title, text, source, detail, picture } = block;
  return (
    <>
      {level === 1 && <PageHead title={title} />}
      {text && (
        <Container as="section" className={styles.section}>
          <figure className={`${styles.figure} ${picture ? styles.pictured : ''}`}>
            {picture && (
              <div className={styles.picture}>
                <Picture image={{ ...picture, alt: '' }} sizes="10rem" />
              </div>
            )}
            <blockquote className={styles.quote}>
              <p>{text}</p>
            </blockquote>
            {source && (
              <figcaption className={styles.source}>
                <strong>{source}</strong>
                {detail && <span className={styles.detail}>{detail}</span>}
              </figcaption>
            )}
          </figure>
        </Container>
      )}
    </>
  );
}
