import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import { RichText } from '@/components/content/rich-text';

export function RichTextBlock({ block, level }: { block: Extract<Block, { kind: 'rich-text' }>; level: HeadingLevel }) {
  return (
    <BlockSection title={block.title} level={level} split>
      <RichText body={block.body} />
    </BlockSection>
  );
}
