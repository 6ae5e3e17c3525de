import { WithdrawalView } from '@/components/withdrawal/withdrawal-view';
import type { Block } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { pagePath } from '@/lib/paths';
import { BlockSection } from './block-section';
import type { HeadingLevel } from './heading';

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
