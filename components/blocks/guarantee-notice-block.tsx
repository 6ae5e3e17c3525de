import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import { HarmonisedNotice } from '@/components/content/harmonised-notice';
import type { HeadingLevel } from '@/components/content/heading';
import { type Locale } from '@/backend/contract/locales';

export function GuaranteeNoticeBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'guarantee-notice' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      <HarmonisedNotice locale={locale} />
    </BlockSection>
  );
}
