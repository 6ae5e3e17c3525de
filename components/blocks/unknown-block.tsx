import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import type { Block } from '@/lib/content/pages/blocks';
import { PageHead } from '@/components/content/page-head';
import type { HeadingLevel } from '@/components/content/heading';

interface UnknownBlockProps {
  block: Extract<Block, { kind: 'unknown' }>;
  level: HeadingLevel;
}

/** Preview only: names a block that visitors do not see. In English, like the admin. */
export function UnknownBlock({ block, level }: UnknownBlockProps) {
  return (
    <>
      {level === 1 && <PageHead title={block.title} />}
      <Container as="section">
        <Notice tone="warning">
          The shop has no view for the block <strong>{block.name}</strong>. Visitors see the page without it.
        </Notice>
      </Container>
    </>
  );
}
