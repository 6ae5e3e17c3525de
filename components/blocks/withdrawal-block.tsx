import { WithdrawalView } from '@/components/withdrawal/withdrawal-view';
import type { Block } from '@/lib/content/pages/types';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/i18n/paths';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';

interface WithdrawalBlockProps {
  block: Extract<Block, { kind: 'withdrawal' }>;
  level: HeadingLevel;
  locale: Locale;
  /** Slugs of the page. */
  path: string[];
}

/** The withdrawal function, for guests too. */
export function WithdrawalBlock({ block, level, locale, path }: WithdrawalBlockProps) {
  return (
    <BlockSection title={block.title} text={block.text} level={level}>
      <WithdrawalView locale={locale} page={pagePath(path)} />
    </BlockSection>
  );
}
