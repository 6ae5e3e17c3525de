import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import { SizeAdviserIsland } from '@/components/product/adviser-island';
import { loadAdviser } from '@/lib/discovery/size-advice/load-adviser';
import type { Block } from '@/lib/content/pages/blocks';
import { type Locale } from '@/backend/contract/locales';

interface SizeAdviserBlockProps {
  block: Extract<Block, { kind: 'size-adviser' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** The size adviser over all suits. Without products to advise on, nothing is asked. */
export async function SizeAdviserBlock({ block, level, locale }: SizeAdviserBlockProps) {
  const data = await loadAdviser(locale);
  if (data.models.length === 0 && level !== 1) return null;
  return (
    <BlockSection id="size-adviser" title={block.title} text={block.text} level={level} ground="sand">
      {data.models.length > 0 && <SizeAdviserIsland id={`size-adviser-${block.id}`} data={data} />}
    </BlockSection>
  );
}
