import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/backend/contract/locales';
import { loadCheckLevels } from '@/lib/academy/level-check/load-check';
import { LevelCheckButton } from './lazy-button';
import styles from './level-check-card.module.css';
import { LevelTable } from './level-table';

interface LevelCheckCardProps {
  locale: Locale;
  headingLevel: 2 | 3;
}

/** Invites to the level check. Without JavaScript a table says which level fits. Nothing if the levels do not fit it. */
export async function LevelCheckCard({ locale, headingLevel }: LevelCheckCardProps) {
  const [t, levels] = await Promise.all([
    getTranslations({ locale, namespace: 'levelCheck' }),
    loadCheckLevels(locale),
  ]);
  if (levels.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const labels = { title: t('title'), start: t('start'), close: t('close'), loading: t('loading') };
  return (
    <section id="level-check" className={styles.card} aria-labelledby="level-check-title">
      <Heading id="level-check-title">{t('title')}</Heading>
      <p>{t('lead')}</p>
      <LevelCheckButton labels={{ ...labels, unavailable: t('unavailable'), retry: t('retry') }} />
      <noscript>
        <LevelTable levels={levels} locale={locale} />
      </noscript>
    </section>
  );
}
