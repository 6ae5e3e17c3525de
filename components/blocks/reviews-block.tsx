import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './reviews-block.module.css';

/** Customer reviews, with the verification notice that the law requires beside them. */
export function ReviewsBlock({ block, level }: { block: Extract<Block, { kind: 'reviews' }>; level: HeadingLevel }) {
  if (block.items.length === 0) return null;
  return (
    <BlockSection title={block.title} text={block.text} level={level} ground="surface">
      <ul role="list" className={styles.reviews}>
        {block.items.map(({ quote, name, detail }) => (
          <li key={quote}>
            <figure className={styles.review}>
              <blockquote className={styles.quote}>{quote}</blockquote>
              <figcaption className={styles.name}>
                <strong>{name}</strong>
                {detail && <span className={styles.detail}>{detail}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
