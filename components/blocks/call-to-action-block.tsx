import { Container } from '@/components/ui/container';
import type { Block } from '@/lib/content/pages/blocks';
import { ActionLink } from '@/components/content/action-link';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './call-to-action-block.module.css';

export function CallToActionBlock({
  block,
  level,
}: {
  block: Extract<Block, { kind: 'call-to-action' }>;
  level: HeadingLevel;
}) {
  const { title, text, link } = block;
  const Heading = `h${level}` as const;
  return (
    <Container as="section" className={styles.section}>
      <div className={styles.card}>
        <div className={styles.text}>
          <Heading>{title}</Heading>
          {text && <p>{text}</p>}
        </div>
        <ActionLink link={link} size="l" />
      </div>
    </Container>
  );
}
