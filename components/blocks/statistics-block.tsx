import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './statistics-block.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface StatisticsBlockProps {
  block: Extract<Block, { kind: 'statistics' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** Numbers in the format of the language, each on a float. */
export function StatisticsBlock({ block, level, locale }: StatisticsBlockProps) {
  const { items } = block;
  if (items.length === 0 && level !== 1) return null;
  const format = new Intl.NumberFormat(LOCALE_SETTINGS[locale].tag, { maximumFractionDigits: 2 });
  return (
    <BlockSection title={block.title} text={block.text} level={level} ground="surface">
      <dl className={styles.figures}>
        {items.map(({ value, unit, label }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {format.format(value)}
              {unit && <span>{`\u00a0${unit}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
