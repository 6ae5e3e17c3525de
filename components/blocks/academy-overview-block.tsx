import { getTranslations } from 'next-intl/server';
import { LevelCard } from '@/components/academy/level-card';
import { listLevels } from '@/lib/academy/queries';
import type { Block } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import { BlockSection } from './block-section';
import { type HeadingLevel, headingBelow } from './heading';
import styles from './academy-overview-block.module.css';

export async function AcademyOverviewBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'academy-overview' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const [t, levels] = await Promise.all([getTranslations({ locale, namespace: 'academy' }), listLevels(locale)]);
  return (
    <BlockSection title={block.title} level={level} text={block.text} ground="surface">
      {levels.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <ol role="list" className={styles.levels}>
          {levels.map((item, index) => (
            <li key={item.id}>
              <LevelCard level={item} number={index + 1} locale={locale} headingLevel={headingBelow(level)} />
            </li>
          ))}
        </ol>
      )}
    </BlockSection>
  );
}
