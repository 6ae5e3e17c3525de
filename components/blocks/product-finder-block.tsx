import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import { ProductFinderIsland } from '@/components/product/adviser-island';
import { loadAdviser } from '@/lib/discovery/size-advice/load-adviser';
import type { Block } from '@/lib/content/pages/blocks';
import { type Locale } from '@/backend/contract/locales';

interface ProductFinderBlockProps {
  block: Extract<Block, { kind: 'product-finder' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** Three questions to the right suit with its size. Without products to advise on, nothing is asked. */
export async function ProductFinderBlock({ block, level, locale }: ProductFinderBlockProps) {
  const data = await loadAdviser(locale);
  if (data.models.length === 0 && level !== 1) return null;
  return (
    <BlockSection id="product-finder" title={block.title} text={block.text} level={level} ground="sand">
      {data.models.length > 0 && <ProductFinderIsland id={`product-finder-${block.id}`} data={data} />}
    </BlockSection>
  );
}
