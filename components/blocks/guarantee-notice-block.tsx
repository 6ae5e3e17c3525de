import { getSiteSettings } from '@/lib/content/pages/queries';
import type { Block } from '@/lib/content/pages/types';
import type { Locale } from '@/lib/i18n/locales';
import { BlockSection } from '@/components/content/block-section';
import { GuaranteeNotice } from '@/components/content/guarantee-notice';
import type { HeadingLevel } from '@/components/content/heading';

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
