import { WithdrawalView } from '@/components/withdrawal/withdrawal-view';
import type { Block } from '@/lib/content/pages/blocks';
import { pagePath } from '@/backend/contract/paths';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import { type Locale } from '@/backend/contract/locales';

interface WithdrawalBlockProps {
  block: Extract<Block, { kind: 'withdrawal' }>;
  level: HeadingLevel;
  locale: Locale;
  /** Slugs of the page. */
  path: string[];
}

/** Withdrawal form, also for guests. */
export function WithdrawalBlock({ block, level, locale, path }: WithdrawalBlockProps) {
  return (
    <BlockSection title={block.title} text={block.text} level={level}>
      <WithdrawalView locale={locale} page={pagePath(path)} />
    </BlockSection>
  );
}
