import { getSiteSettings } from '@/lib/content/queries';
import type { Block } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { BlockSection } from './block-section';
import { GuaranteeNotice } from './guarantee-notice';
import type { HeadingLevel } from './heading';

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
