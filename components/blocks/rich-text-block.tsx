import type { Block } from '@/lib/content/types';
import { BlockSection } from './block-section';
import type { HeadingLevel } from './heading';
import { RichText } from './rich-text';

export function RichTextBlock({ block, level }: { block: Extract<Block, { kind: 'rich-text' }>; level: HeadingLevel }) {
  return (
    <BlockSection title={block.title} level={level} split>
      <RichText body={block.body} />
    </BlockSection>
  );
}
