import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import styles from './steps-block.module.css';

/** Steps as floats on a rope. */
export function StepsBlock({ block, level }: { block: Extract<Block, { kind: 'steps' }>; level: HeadingLevel }) {
  const Heading = `h${headingBelow(level)}` as const;
  return (
    <BlockSection title={block.title} level={level} ground="sand">
      <ol role="list" className={styles.steps}>
        {block.items.map((item, index) => (
          <li key={index}>
            <span>{index + 1}</span>
            <Heading>{item.title}</Heading>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
