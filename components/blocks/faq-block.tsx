import { Icon } from '@/components/ui/icon';
import type { Block } from '@/lib/content/types';
import { BlockSection } from './block-section';
import { type HeadingLevel, headingBelow } from './heading';
import styles from './faq-block.module.css';

export function FaqBlock({ block, level }: { block: Extract<Block, { kind: 'faq' }>; level: HeadingLevel }) {
  const Heading = `h${headingBelow(level)}` as const;
  return (
    <BlockSection title={block.title} level={level} split>
      <div className={styles.list}>
        {block.items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <Heading className={styles.words}>{question}</Heading>
              <span className={styles.mark}>
                <Icon name="plus" />
              </span>
            </summary>
            <div className={styles.answer}>
              {answer.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
