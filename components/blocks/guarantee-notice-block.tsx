import { getSiteSettings } from '@/lib/content/pages/page-queries';
import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import { GuaranteeNotice } from '@/components/content/guarantee-notice';
import type { HeadingLevel } from '@/components/content/heading';
import { type Locale } from '@/backend/contract/locales';

export async function GuaranteeNoticeBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'guarantee-notice' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const { guarantee } = await getSiteSettings(locale);
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      <GuaranteeNotice notice={guarantee} locale={locale} ownPage />
    </BlockSection>
  );
}
