import { getTranslations } from 'next-intl/server';
import { AcademyJsonLd } from '@/components/academy/academy-json-ld';
import { LevelCheckCard } from '@/components/academy/level-check/level-check-card';
import { LevelList } from '@/components/academy/level-list';
import { ParcelCardLink } from '@/components/academy/parcel-card-link';
import { ContinueLearning } from '@/components/academy/continue-learning';
import { OwnersSearch } from '@/components/academy/lazy-islands';
import { SafetyRules } from '@/components/academy/safety-rules';
import { UnlockOptions } from '@/components/academy/unlock-options';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import { SAFETY_RULES_ID } from '@/lib/academy/safety/safety-rules-id';
import { getAcademy } from '@/lib/academy/academy-queries';
import type { Block } from '@/lib/content/pages/blocks';
import styles from './academy-overview-block.module.css';
import { BlockSection } from '@/components/content/block-section';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import { type Locale } from '@/backend/contract/locales';

export async function AcademyOverviewBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'academy-overview' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const [t, academy] = await Promise.all([getTranslations({ locale, namespace: 'academy' }), getAcademy(locale)]);
  const { levels, offers } = academy;
  return (
    <>
      <BlockSection title={block.title} level={level} text={block.text} ground="surface">
        {levels.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <div className={styles.levels}>
            <AcademyJsonLd academy={academy} locale={locale} />
            <ContinueLearning levels={levels} locale={locale} />
            <OwnersSearch level={headingBelow(level)} />
            <LevelCheckCard locale={locale} headingLevel={headingBelow(level)} />
            <section aria-labelledby={SAFETY_RULES_ID} className={styles.rules}>
              <SafetyRules locale={locale} headingLevel={headingBelow(level)} />
            </section>
            <LevelList academy={academy} locale={locale} headingLevel={headingBelow(level)} />
            <ParcelCardLink locale={locale} />
          </div>
        )}
      </BlockSection>
      {offers.length > 0 && (
        <section className={styles.prices} aria-labelledby="unlock">
          <Container className={styles.inner}>
            <div className={styles.head}>
              <h2 id="unlock">{t('unlock.title')}</h2>
              <p className={styles.text}>{t('unlock.text')}</p>
            </div>
            <UnlockOptions academy={academy} locale={locale} headingLevel={3} />
            <noscript>
              <Notice tone="warning">{t('locked.noScript')}</Notice>
            </noscript>
          </Container>
        </section>
      )}
    </>
  );
}
