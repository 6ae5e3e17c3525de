import { getTranslations } from 'next-intl/server';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import { RecallNotice } from '@/components/content/recall-notice';
import { listRecalls } from '@/lib/catalog/recalls/recall-queries';
import type { Block } from '@/lib/content/pages/blocks';
import type { Locale } from '@/backend/contract/locales';
import styles from './recall-list-block.module.css';

interface Props {
  block: Extract<Block, { kind: 'recall-list' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** All current product safety recalls. */
export async function RecallListBlock({ block, level, locale }: Props) {
  const [t, recalls] = await Promise.all([getTranslations({ locale, namespace: 'recalls' }), listRecalls(locale)]);
  return (
    <BlockSection title={block.title} level={level} text={block.text}>
      <div className={styles.list}>
        {recalls.map((recall) => (
          <RecallNotice key={recall.id} recall={recall} locale={locale} />
        ))}
        {recalls.length === 0 && <p>{t('none')}</p>}
      </div>
    </BlockSection>
  );
}
